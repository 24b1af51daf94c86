/// What the command line asks for.
enum Options: Equatable {
  case help
  case play(PlayOptions)
  case serve(ServeOptions)
}

/// How the messenger is to be played.
struct PlayOptions: Equatable {
  var architecture = Architecture.usual

  /// The port of a server on this machine; `nil` for a server within this process.
  var port: UInt16?

  /// The folder that outlives the program; `nil` if nothing has to.
  var storageFolder: String?

  var locale = "en"

  /// The deep link that the app is started by.
  var link: String?

  /// The file with the commands to play by; `nil` to play by hand.
  var script: String?
}

/// How a server for several messengers is to be run.
struct ServeOptions: Equatable {
  static let usualPort: UInt16 = 4711

  var port = ServeOptions.usualPort

  /// The folder that outlives the program; `nil` if nothing has to.
  var storageFolder: String?
}

import Foundation
import MessengerHost
import MessengerNetwork
import ScreenKit

/// Plays an app that is whole, by a script or by hand.
@MainActor
enum WholeApp {
  /// Plays until the player leaves.
  static func play(
    _ appType: any MessengerApp.Type, _ options: PlayOptions
  ) async throws(PlayError) {
    let folder = try StorageFolder(options.storageFolder)
    defer { folder.close() }
    try await playScript(appType, options, in: folder)
  }

  private static func playScript(
    _ appType: any MessengerApp.Type, _ options: PlayOptions, in folder: StorageFolder
  ) async throws(PlayError) {
    let time = options.port == nil ? PlayTime.manual(ManualClock()) : .real(SystemClock())
    let device = Device(
      playing: appType, options, time: time, size: Size(columns: 80, rows: 24),
      connection: try connection(options, time, folder), folder: folder)
    let player = ScriptPlayer(
      device: device, patience: options.port == nil ? 0 : 10, write: { print($0) })
    if let script = options.script {
      try await player.play(try lines(of: script), from: script)
    } else {
      try await player.play(AnyIterator { readLine() }, from: "standard input")
    }
  }

  private static func lines(of script: String) throws(PlayError) -> [String] {
    guard let text = try? String(contentsOfFile: script, encoding: .utf8) else {
      throw .cannotReadScript(script)
    }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
  }

  private static func connection(
    _ options: PlayOptions, _ time: PlayTime, _ folder: StorageFolder
  ) throws(PlayError) -> any MessengerConnection {
    guard let port = options.port else {
      let journalFolder = options.storageFolder == nil ? nil : folder
      return InProcessConnection(
        to: try DemoServer.open(in: journalFolder, fail: MessengerCommand.fail))
    }
    let connection = LoopbackConnection(port: port, clock: time.clock)
    connection.open()
    return connection
  }
}

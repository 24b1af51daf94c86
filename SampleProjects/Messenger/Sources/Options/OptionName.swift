/// An option of the command line that changes what the program does.
enum OptionName: String, CaseIterable {
  case architecture, connect, storage, locale, open, script, server, port

  /// Reads what stands before a value: "--locale", "-a".
  init?(flag: String) {
    if flag == "-a" {
      self = .architecture
    } else if let name = OptionName.allCases.first(where: { $0.flag == flag }) {
      self = name
    } else {
      return nil
    }
  }

  var flag: String { "--\(rawValue)" }

  var takesValue: Bool { self != .server }

  var isForServer: Bool { [.server, .port, .storage].contains(self) }

  var isForPlaying: Bool { ![.server, .port].contains(self) }
}

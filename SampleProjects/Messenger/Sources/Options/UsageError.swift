/// A command line that makes no sense.
enum UsageError: Error, Equatable {
  case unknownArgument(String)
  case missingValue(OptionName)
  case unknownArchitecture(String)
  case wrongAddress(String)
  case wrongPort(String)
  case onlyForServer(OptionName)
  case notForServer(OptionName)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownArgument(let argument):
      "Unknown argument '\(argument)'"
    case .missingValue(let name):
      "Missing value for '\(name.flag)'"
    case .unknownArchitecture(let name):
      "There is no architecture '\(name)'. Choose one of: "
        + Architecture.all.map(\.name).joined(separator: ", ")
    case .wrongAddress(let address):
      "'\(address)' is no server on this machine. Write localhost:PORT"
    case .wrongPort(let text):
      "'\(text)' is no port. Choose a number from 1 to 65535, or 0 for any that is free"
    case .onlyForServer(let name):
      "'\(name.flag)' needs '--server'"
    case .notForServer(let name):
      "'\(name.flag)' cannot be combined with '--server'"
    }
  }
}

/// A command line that makes no sense.
enum UsageError: Error, Equatable {
  case unknownArgument(String)
  case unknownArchitecture(String)
  case missingArchitecture
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownArgument(let argument):
      "Unknown argument '\(argument)'"
    case .unknownArchitecture(let name):
      "There is no architecture '\(name)'. Choose one of: \(UsageError.architectures)"
    case .missingArchitecture:
      "Missing value for '--architecture'. Choose one of: \(UsageError.architectures)"
    }
  }

  private static var architectures: String {
    Architecture.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

/// What the command line asks for.
enum Options: Equatable {
  case help
  case play(Architecture)

  static let usage = "USAGE: messenger [--architecture <architecture>]"

  static let manual = """
    OVERVIEW: Play the messenger in a terminal

    \(usage)

    OPTIONS:
      -a, --architecture <architecture>
                              mvc, mvvm or hexagonal (default: mvc)
      -h, --help              Show help information.

    COMMANDS, one per line:
    \(Command.manual)

    Sign in as 'ada' with the password 'lovelace', or as 'grace' with 'hopper'.
    """

  static func parse(_ arguments: [String]) throws(UsageError) -> Options {
    var architecture = Architecture.mvc
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help":
        return .help
      case "-a", "--architecture":
        guard let name = rest.popFirst() else { throw .missingArchitecture }
        architecture = try self.architecture(named: name)
      case _ where argument.hasPrefix("--architecture="):
        architecture = try self.architecture(
          named: String(argument.dropFirst("--architecture=".count)))
      default:
        throw .unknownArgument(argument)
      }
    }
    return .play(architecture)
  }

  private static func architecture(named name: String) throws(UsageError) -> Architecture {
    guard let architecture = Architecture(rawValue: name.lowercased()) else {
      throw .unknownArchitecture(name)
    }
    return architecture
  }
}

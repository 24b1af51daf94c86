/// All commands of `lintel`.
struct CommandLineInterface {
  let version: String
  /// Whether there is something at a path, so that a word which names no command may mean it.
  private let isPath: (String) -> Bool

  static let name = "lintel"

  /// What is meant when no subcommand is named.
  private let defaultSubcommand: Subcommand
  private let group: SubcommandGroup

  init(version: String, isPath: @escaping (String) -> Bool) {
    self.version = version
    self.isPath = isPath
    defaultSubcommand = Subcommand(CheckArguments.command, of: Self.name, Invocation.check)
    let baseline = Self.name + " " + BaselineArguments.name
    group = SubcommandGroup(
      name: Self.name,
      abstract:
        "Check Swift code against its declared architecture, and show what depends on what.",
      [
        defaultSubcommand,
        Subcommand(InitArguments.command, of: Self.name, Invocation.initialize),
        Subcommand(GraphArguments.command, of: Self.name, Invocation.graph),
        Subcommand(WhyArguments.command, of: Self.name, Invocation.why),
        Subcommand(ExplainArguments.command, of: Self.name, Invocation.explain),
        Subcommand(DoctorArguments.command, of: Self.name, Invocation.doctor),
        Subcommand(
          SubcommandGroup(
            name: baseline, abstract: BaselineArguments.abstract,
            BaselineArguments.Action.allCases.map {
              Subcommand(BaselineArguments.command($0), of: baseline, Invocation.baseline)
            }), name: BaselineArguments.name),
        Subcommand(ProveArguments.command, of: Self.name, Invocation.prove),
        Subcommand(FactsArguments.command, of: Self.name, Invocation.facts),
        Subcommand(AccuracyArguments.command, of: Self.name, Invocation.accuracy),
        Subcommand(CompareArguments.command, of: Self.name, Invocation.compare),
        Subcommand(VerifyArguments.command, of: Self.name, Invocation.verify),
      ], defaultName: CheckArguments.command.name)
  }

  /// Understands the words after the program's name.
  func invocation(from words: [String]) throws(UsageError) -> Invocation {
    switch words.first {
    case "--help", "-h": return .show(group.description.helpText)
    case "--version": return .show(version + "\n")
    case "help": return .show(try group.helpText(about: words.dropFirst()))
    case let name:
      if let subcommand = group.subcommands.first(where: { $0.name == name }) {
        return try subcommand.parse(Array(words.dropFirst()), version)
      }
      if let name, !name.hasPrefix("-"), !isPath(name), let nearest = group.nearest(to: name) {
        throw UsageError(
          problem: .unknownSubcommand(name, nearest: nearest), command: group.description)
      }
      return try defaultSubcommand.parse(words, version)
    }
  }
}

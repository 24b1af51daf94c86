import LintelRules

/// All commands of `lintel`.
struct CommandLineInterface {
  let version: String
  /// Whether there is something at a path, so that a word which names no command may mean it.
  private let isPath: (String) -> Bool

  static let name = "lintel"

  /// What is meant when no subcommand is named.
  private let defaultSubcommand = Subcommand(CheckArguments.command, of: name, Invocation.check)
  private let otherSubcommands = [
    Subcommand(InitArguments.command, of: name, Invocation.initialize),
    Subcommand(GraphArguments.command, of: name, Invocation.graph),
    Subcommand(WhyArguments.command, of: name, Invocation.why),
    Subcommand(ExplainArguments.command, of: name, Invocation.explain),
    Subcommand(DoctorArguments.command, of: name, Invocation.doctor),
    Subcommand(FactsArguments.command, of: name, Invocation.facts),
    Subcommand(AccuracyArguments.command, of: name, Invocation.accuracy),
    Subcommand(VerifyArguments.command, of: name, Invocation.verify),
  ]

  init(version: String, isPath: @escaping (String) -> Bool) {
    self.version = version
    self.isPath = isPath
  }

  /// Understands the words after the program's name.
  func invocation(from words: [String]) throws(UsageError) -> Invocation {
    switch words.first {
    case "--help", "-h": return .show(description.helpText)
    case "--version": return .show(version + "\n")
    case "help": return .show(try helpText(about: words.dropFirst()))
    case let name:
      if let subcommand = subcommands.first(where: { $0.name == name }) {
        return try subcommand.parse(Array(words.dropFirst()), version)
      }
      if let name, !name.hasPrefix("-"), !isPath(name), let nearest = nearestSubcommand(to: name) {
        throw UsageError(
          problem: .unknownSubcommand(name, nearest: nearest), command: description)
      }
      return try defaultSubcommand.parse(words, version)
    }
  }

  private func helpText(about words: ArraySlice<String>) throws(UsageError) -> String {
    guard let name = words.first else { return description.helpText }
    guard let subcommand = subcommands.first(where: { $0.name == name }) else {
      throw UsageError(
        problem: .unknownSubcommand(name, nearest: nearestSubcommand(to: name)),
        command: description)
    }
    guard words.count == 1 else {
      throw UsageError(
        problem: .unexpectedArguments(Array(words.dropFirst())), command: description)
    }
    return subcommand.description.helpText
  }

  private func nearestSubcommand(to name: String) -> String? {
    NearestName.of(name, among: subcommands.map(\.name))
  }

  private var subcommands: [Subcommand] { [defaultSubcommand] + otherSubcommands }

  private var description: CommandDescription {
    CommandDescription(
      name: Self.name,
      abstract:
        "Check Swift code against its declared architecture, and show what depends on what.",
      subcommands: subcommands.map {
        .init(
          name: $0.name, abstract: $0.description.abstract,
          isDefault: $0.name == defaultSubcommand.name)
      })
  }
}

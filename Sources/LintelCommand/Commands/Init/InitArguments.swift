/// The arguments of `lintel init`.
struct InitArguments: Equatable {
  var path = "."
  var preset: String?
  /// The number of the proposal to write, from 1.
  var number: Int?
  /// Whether to ask which of the proposals to write.
  var isInteractive = false
  /// Whether to accept all findings of today in a baseline.
  var freezes = false
  var replaces = false
  var jobs: Int?

  static var command: Command<Self> {
    Command(
      name: "init", abstract: "Propose rules for a project, and write them to 'lintel.yml'.",
      initial: Self(),
      parameters: [
        .optional("path", \.path, help: "The project's folder."),
        .option(
          "preset", "<name>", .text, \.preset,
          help: "The preset to extend; by default the one that fits best, if any fits."),
        .option(
          "propose", "<n>", .count, \.number,
          help: "Which of several proposals to write; by default the first, the best."),
        .flag(
          "interactive", \.isInteractive,
          help: "Ask which of several proposals to write, and whether to accept its findings."),
        .flag(
          "freeze", \.freezes,
          help: "Accept all findings of today in a baseline, and excuse nothing in the rules."),
        .flag("force", \.replaces, help: "Replace an existing rules file and baseline."),
        .jobs(\.jobs),
      ], error: \.error)
  }

  /// The error of options that exclude each other; `nil` if there is none.
  private var error: UsageError? {
    let answers = [
      ("--preset", preset != nil), ("--propose", number != nil), ("--freeze", freezes),
    ]
    if isInteractive, let answer = answers.first(where: \.1) {
      return .conflict(
        "--interactive", answer.0,
        reason: "It answers a question that would be asked.")
    }
    guard preset != nil, number != nil else { return nil }
    return .conflict("--propose", "--preset", reason: "A preset is one proposal.")
  }
}

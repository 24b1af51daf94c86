/// The arguments of `lintel explain`.
struct ExplainArguments: Equatable {
  /// A component, declaration, file or module.
  var subject = ""
  /// A project folder.
  var path = "."
  var reading = ReadingArguments()

  static var command: Command<Self> {
    Command(
      name: "explain",
      abstract: "Show the component, dependencies and rules of a part of the code.",
      initial: Self(),
      parameters: [
        .required("subject", \.subject, help: "The component, declaration, file or module."),
        .optional("path", \.path, help: "A project folder."),
        .config(\.reading.config),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
      ] + .exact(\.reading.exact) + .conditions(\.reading.conditions))
  }
}

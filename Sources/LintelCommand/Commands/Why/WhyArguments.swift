/// The arguments of `lintel why`.
struct WhyArguments: Equatable {
  /// The name of the type, file, folder, module or component that depends on `to`.
  var from = ""
  var to = ""
  /// A project folder.
  var path = "."
  var reading = ReadingArguments()

  static var command: Command<Self> {
    Command(
      name: "why",
      abstract: "Show the shortest chain of dependencies from one part of the code to another.",
      initial: Self(),
      parameters: [
        .required(
          "from", \.from, help: "The type, file, folder, module or component that depends."),
        .required(
          "to", \.to, help: "The type, file, folder, module or component that is depended on."),
        .optional("path", \.path, help: "A project folder."),
        .config(\.reading.config),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
      ] + .exact(\.reading.exact) + .conditions(\.reading.conditions))
  }
}

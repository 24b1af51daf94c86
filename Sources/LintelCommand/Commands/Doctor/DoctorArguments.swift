/// The arguments of `lintel doctor`.
struct DoctorArguments: Equatable {
  var path = "."
  var reading = ReadingArguments()

  static var command: Command<Self> {
    Command(
      name: "doctor", abstract: "Report errors and doubtful entries in the rules file.",
      initial: Self(),
      parameters: [
        .optional("path", \.path, help: "The project's folder."),
        .config(\.reading.config),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
      ])
  }
}

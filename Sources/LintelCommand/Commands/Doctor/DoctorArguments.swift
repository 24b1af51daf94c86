/// The arguments of `lintel doctor`.
struct DoctorArguments: Equatable {
  var path = "."
  var reading = ReadingArguments()

  static var command: Command<Self> {
    Command(
      name: "doctor", abstract: "Show everything that is wrong or odd in the rules file.",
      initial: Self(),
      parameters: [
        .optional("path", \.path, help: "The project's folder."),
        .config(\.reading.config),
        .jobs(\.reading.jobs),
        .resolveManifests(\.reading.resolvesManifests),
      ])
  }
}

distributed actor Player {
  typealias ActorSystem = LocalSystem
  distributed func move(_ step: Step) async throws -> Score { Score() }
  distributed var name: Name { Name() }
}

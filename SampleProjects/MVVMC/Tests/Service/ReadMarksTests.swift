import MessengerHost
import MessengerWire
import Testing

@testable import MVVMC

@Suite @MainActor
struct ReadMarksTests {
  private let connection = FakeConnection()
  private let archive: Archive
  private let client: ServerClient

  init() throws {
    archive = Archive(try .inMemory())
    archive.write(Session.ada, to: .session)
    client = ServerClient(
      connection: connection,
      sessions: RemoteSessionService(connection: connection, archive: archive), token: "token",
      isResumed: true)
  }

  private let mark = ClientRequest.markRead(thread: "1", upTo: 5)

  private func markWhileAnswering(_ answer: Result<ServerReply, ConnectionError>) async {
    connection.answer = { _ in answer }
    let readMarks = ReadMarks(client: client, archive: archive)
    readMarks.mark("1", upTo: 5)
    await MainActor.settle()
  }

  @Test func areToldOnce() async throws {
    await markWhileAnswering(.success(.done))
    try await ReadMarks(client: client, archive: archive).confirm()
    #expect(connection.requests == [mark])
  }

  @Test func areToldAgainWithoutAnAnswerAlsoAfterARelaunch() async throws {
    await markWhileAnswering(.failure(.lost))
    connection.answer = { _ in .success(.done) }
    let readMarks = ReadMarks(client: client, archive: archive)
    try await readMarks.confirm()
    try await readMarks.confirm()
    #expect(connection.requests == [mark, mark])
  }

  @Test func areForgottenWhenTheyAreRefused() async throws {
    await markWhileAnswering(.success(.refused(.notFound)))
    try await ReadMarks(client: client, archive: archive).confirm()
    #expect(connection.requests == [mark])
  }

  @Test func areToldBeforeTheThreadsAreAskedFor() async {
    await markWhileAnswering(.failure(.lost))
    connection.answer = { _ in .success(.threads([])) }
    await RemoteConversationsService(client: client, archive: archive).load()
    #expect(connection.requests == [mark, mark, .threads])
  }
}

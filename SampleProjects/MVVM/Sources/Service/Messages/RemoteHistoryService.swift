import MessengerHost
import MessengerWire
import Observation

/// The messages that the server has, as far as they are loaded, and as its events add to them.
@MainActor
@Observable
final class RemoteHistoryService: HistoryService {
  private var histories: [String: Loadable<History>] = [:]

  @ObservationIgnored private let connections = Broadcast<Void>()
  @ObservationIgnored private let client: ServerClient
  @ObservationIgnored private let archive: Archive

  private static let pageLength = 20
  private static let longestPage = 100

  init(client: ServerClient, archive: Archive) {
    self.client = client
    self.archive = archive
  }

  func history(of conversation: String) -> Loadable<History> {
    histories[conversation]
      ?? Loadable(remembered: archive.read(.messages(conversation: conversation)))
  }

  func load(_ conversation: String) async {
    change(conversation) { $0.start() }
    do {
      try await loadPage(of: conversation, before: nil, limit: Self.pageLength)
      try await fillGaps(in: conversation)
    } catch {
      change(conversation) { $0.fail() }
    }
  }

  func loadOlder(_ conversation: String) async throws(ServiceError) {
    guard let oldest = history(of: conversation).value?.messages.first else { return }
    try await loadPage(of: conversation, before: oldest.number, limit: Self.pageLength)
  }

  func keepCurrent(_ conversation: String) async {
    let connections = connections.stream()
    await load(conversation)
    for await _ in connections { await load(conversation) }
  }

  /// Takes note of a connection, or that there is none.
  func connectionHasChanged() {
    connections.send(())
  }

  /// Adds a message that the server has told of.
  func receive(_ message: Message, in conversation: String) {
    insert([message], into: conversation)
  }

  /// Asks for the messages that are missing between those that are loaded.
  func fillGaps(in conversation: String) async throws(ServiceError) {
    while let gap = history(of: conversation).value?.gap {
      let limit = min(gap.count, Self.longestPage)
      try await loadPage(of: conversation, before: gap.upperBound, limit: limit)
      guard history(of: conversation).value?.gap != gap else { return }
    }
  }

  /// Forgets the messages of a thread that is gone.
  func remove(_ conversation: String) {
    histories[conversation] = nil
    archive.remove(.messages(conversation: conversation))
  }

  private func loadPage(
    of conversation: String, before number: Int?, limit: Int
  ) async throws(ServiceError) {
    let request = ClientRequest.history(thread: conversation, before: number, limit: limit)
    guard case .page(let page) = try await client.send(request) else { throw .refused }
    insert(page.messages.map(Message.init), into: conversation)
  }

  private func insert(_ messages: [Message], into conversation: String) {
    var history = history(of: conversation).value ?? History()
    history.insert(messages)
    histories[conversation] = .loaded(history)
    archive.write(history, to: .messages(conversation: conversation))
  }

  private func change(_ conversation: String, _ change: (inout Loadable<History>) -> Void) {
    var history = history(of: conversation)
    change(&history)
    histories[conversation] = history
  }
}

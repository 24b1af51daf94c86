import MessengerHost

@testable import CleanSwiftUI

/// A connection that changes, and tells something, when a test says so.
@MainActor
final class FakeNews: NewsWebRepository {
  private let allStatuses = Broadcast<ConnectionStatus>()
  private let allNews = Broadcast<ServerNews>()

  func statuses() -> AsyncStream<ConnectionStatus> { allStatuses.stream() }
  func news() -> AsyncStream<ServerNews> { allNews.stream() }

  func connection(becomes status: ConnectionStatus) async {
    allStatuses.send(status)
    await MainActor.settle()
  }

  func tell(_ news: ServerNews) async {
    allNews.send(news)
    await MainActor.settle()
  }
}

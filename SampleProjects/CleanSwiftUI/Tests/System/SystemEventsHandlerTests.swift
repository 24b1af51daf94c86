import MessengerHost
import Testing

@testable import CleanSwiftUI

@Suite("The system events handler") @MainActor
struct SystemEventsHandlerTests {
  private let business: Business
  private let news = FakeNews()

  init() async throws {
    await MainActor.settle()
    business = try Business()
  }

  /// Follows the news until the test is over.
  private func following(_ test: () async throws -> Void) async rethrows {
    let handler = SystemEventsHandler(
      appState: business.appState, interactors: business.interactors, news: news)
    let run = Task { await handler.run() }
    await MainActor.settle()
    try await test()
    run.cancel()
    await run.value
  }

  @Test("asks for nothing on a new connection before the session")
  func resumesFirst() async {
    business.appState.routing.chatsPath = [.chat("1")]
    await following {
      await news.connection(becomes: .online)
      #expect(business.web.requests.first == "resume token-ada")
      #expect(
        Set(business.web.requests.dropFirst()) == ["chats", "contacts", "messages 1 all"])
    }
  }

  @Test("catches up with nothing if the session cannot be taken up")
  func notResumed() async {
    business.web.problem = .noConnection
    await following {
      await news.connection(becomes: .online)
      #expect(business.web.requests == ["resume token-ada"])
    }
  }

  @Test("says that there is no connection any more")
  func offline() async {
    await following {
      await news.connection(becomes: .offline)
      #expect(business.appState.system.connection == .offline)
      #expect(!business.appState.system.isSessionReady)
    }
  }

  @Test("loads the chats before it files a message of one that is not known")
  func unknownChat() async {
    business.web.chatList = [.example("1", messages: 1, unread: 1)]
    await following {
      await news.tell(.message(.example(1), chat: "1"))
      #expect(business.web.requests == ["chats"])
      #expect(business.appState.userData.chats.value?.first?.unreadCount == 1)
    }
  }

  @Test("ends the session when the server says so")
  func sessionEnded() async {
    await following {
      await news.tell(.sessionEnded)
      #expect(business.appState.userData.session == nil)
      #expect(business.appState.system.sessionHasExpired)
    }
  }

  @Test("hears nothing without a session")
  func nobody() async {
    business.appState.userData.session = nil
    await following {
      await news.tell(.contactsChanged)
      #expect(business.web.requests == [])
    }
  }
}

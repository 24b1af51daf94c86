import MessengerHost
import Testing

@testable import CleanSwiftUI

@Suite("The system events handler hands on") @MainActor
struct SystemEventsHandlerTests {
  private let business: Business

  init() async throws {
    await MainActor.settle()
    business = try Business()
  }

  private var handler: SystemEventsHandler {
    SystemEventsHandler(interactors: business.interactors)
  }

  /// Follows the news until the test is over.
  private func following(_ test: () async throws -> Void) async rethrows {
    let run = Task { await handler.run() }
    await MainActor.settle()
    try await test()
    run.cancel()
    await run.value
  }

  @Test("what was there when the app ended")
  func restores() {
    business.appState.userData.session = nil
    handler.restore(language: .simplifiedChinese)
    #expect(business.appState.settings.language == .simplifiedChinese)
    #expect(business.appState.userData.session == .ada)
  }

  @Test("a link that leads to a chat")
  func link() {
    business.appState.userData.chats = .loaded([.example("1")])
    handler.open("https://example.com")
    #expect(business.appState.routing.chatsPath == [])
    handler.open("messenger://thread/1")
    #expect(business.appState.routing.chatsPath == [.chat("1")])
  }

  @Test("how the connection is")
  func connections() async {
    business.appState.routing.chatsPath = [.chat("1")]
    await following {
      await business.news.connection(becomes: .online)
      #expect(business.web.requests.first == "resume token-ada")
      #expect(Set(business.web.requests.dropFirst()) == ["chats", "contacts", "messages 1 all"])
      await business.news.connection(becomes: .offline)
      #expect(business.appState.system.connection == .offline)
      #expect(!business.appState.system.isSessionReady)
    }
  }

  @Test("no more than that the connection is there, if the session cannot be taken up")
  func notResumed() async {
    business.web.problem = .noConnection
    await following {
      await business.news.connection(becomes: .online)
      #expect(business.web.requests == ["resume token-ada"])
    }
  }

  @Test("what the server tells")
  func news() async {
    await following {
      await business.news.tell(.sessionEnded)
      #expect(business.appState.userData.session == nil)
    }
  }
}

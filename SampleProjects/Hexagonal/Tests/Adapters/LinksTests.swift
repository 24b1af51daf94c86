import Testing

@testable import Hexagonal

/// A use case that notes where it was asked to bring the user.
@MainActor
private final class FakeVisiting: VisitingConversations {
  private(set) var conversations: [String] = []

  func visit(_ conversation: String) {
    conversations.append(conversation)
  }
}

@Suite("Links and notifications") @MainActor
struct LinksTests {
  private let useCase = FakeVisiting()

  @Test("links bring the user to a conversation", arguments: ["messenger", "MESSENGER"])
  func link(scheme: String) {
    Links(visiting: useCase).open("\(scheme)://thread/42")
    #expect(useCase.conversations == ["42"])
  }

  @Test(
    "other links lead nowhere",
    arguments: [
      "", "messenger://thread/", "messenger://thread", "messenger://contact/42",
      "http://thread/42", "messenger://thread/42/more", "messenger:/thread/42",
    ])
  func nowhere(link: String) {
    Links(visiting: useCase).open(link)
    #expect(useCase.conversations == [])
  }

  @Test("a notification of a message brings the user to its conversation, another one nowhere")
  func notification() {
    let links = Links(visiting: useCase)
    links.openNotification(["thread": "42"])
    links.openNotification(["thread": ""])
    links.openNotification(["contact": "42"])
    #expect(useCase.conversations == ["42"])
  }
}

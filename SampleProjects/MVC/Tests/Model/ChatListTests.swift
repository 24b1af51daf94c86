import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct ChatListTests {
  private func model(_ threads: WireThread...) async throws -> SignedInModel {
    try await SignedInModel { request in
      switch request {
      case .threads: .threads(threads)
      case .markRead: .done
      default: nil
      }
    }
  }

  @Test func bringsAThreadToTheTopWhenAMessageComes() async throws {
    let model = try await model(.sample("a"), .sample("b"))
    await model.connection.tell(.message(thread: "b", message: .sample(1)))
    #expect(model.account.chats.all.map(\.id) == ["b", "a"])
    #expect(model.account.chats.unreadCount == 1)
  }

  @Test func countsAMessageOnceHoweverOftenItIsTold() async throws {
    let model = try await model(.sample("a"))
    await model.connection.tell(.message(thread: "a", message: .sample(1)))
    await model.connection.tell(.message(thread: "a", message: .sample(1)))
    #expect(model.account.chats.unreadCount == 1)
  }

  @Test func asksAgainWhenMessagesAreMissing() async throws {
    let model = try await model(.sample("a"))
    await model.connection.tell(.message(thread: "a", message: .sample(3)))
    #expect(model.connection.requests.count { $0 == .threads } == 2)
  }

  @Test func tellsTheServerWhatIsRead() async throws {
    let model = try await model(.sample("a", messages: 2))
    model.account.chats.markRead("a")
    model.account.chats.markRead("a")
    await MainActor.settle()
    #expect(model.account.chats.unreadCount == 0)
    #expect(
      model.connection.requests.filter { $0 == .markRead(thread: "a", upTo: 2) }.count == 1)
  }

  @Test func doesNotMarkTheUsersOwnMessagesAsRead() async throws {
    let model = try await model(.sample("a"))
    await model.connection.tell(.message(thread: "a", message: .sample(1, from: "ada")))
    model.account.chats.markRead("a")
    await MainActor.settle()
    #expect(!model.connection.requests.contains(.markRead(thread: "a", upTo: 1)))
  }

  @Test func keepsAThreadThatIsNewerThanALateReply() async throws {
    let model = try await SignedInModel()
    await model.connection.tell(.threadChanged(thread: .sample("new")))
    await model.connection.answer(.contacts([]))
    await model.connection.answer(.threads([.sample("old")]))
    #expect(model.account.chats.all.map(\.id) == ["new", "old"])
  }

  @Test func marksAsReadLaterWhatWasReadOffline() async throws {
    let model = try await model(.sample("a", messages: 2))
    await model.connection.become(.offline)
    model.account.chats.markRead("a")
    await model.connection.become(.online)
    #expect(model.account.chats.unreadCount == 0)
    #expect(model.connection.requests.last == .markRead(thread: "a", upTo: 2))
  }

  @Test func forgetsEverythingInAThreadThatIsGone() async throws {
    let model = try await model(.sample("a"))
    model.account.drafts["a"] = "Hello"
    model.account.outbox.send("Hello", to: "a")
    var thread = WireThread.sample("a")
    thread.members.removeAll { $0.handle == "ada" }
    await model.connection.tell(.threadChanged(thread: thread))
    #expect(model.account.chats.all.isEmpty)
    #expect(model.account.drafts["a"] == nil)
    #expect(model.account.outbox.messages.isEmpty)
  }

  @Test func keepsAThreadThatIsNotLeft() async throws {
    var group = WireThread.sample("a")
    group.kind = .group
    let model = try await model(group)
    let errors = Recorder<RequestError?>()
    await model.connection.become(.offline)
    model.account.chats.leave("a") { errors.record($0) }
    await MainActor.settle()
    #expect(errors.values == [.noConnection])
    #expect(model.account.chats["a"] != nil)
  }

  @Test func letsNobodyLeaveAChatBetweenTwo() async throws {
    let model = try await model(.sample("a"))
    let errors = Recorder<RequestError?>()
    #expect(!Membership(of: "a", in: model.account.chats).canLeave)
    model.account.chats.leave("a") { errors.record($0) }
    await MainActor.settle()
    #expect(errors.values == [.refused(.other)])
    #expect(!model.connection.requests.contains(.leaveThread(id: "a")))
  }

  @Test func tellsWhichChatHasChanged() async throws {
    let model = try await model(.sample("a"), .sample("b"))
    let changes = Recorder<String>()
    model.account.chats.chatChanges.add(changes) { $0.record($1) }
    let watcher = Recorder<Bool>()
    Membership(of: "a", in: model.account.chats).observe(by: watcher) { $0.record(true) }
    await model.connection.tell(.message(thread: "b", message: .sample(1)))
    #expect(changes.values == ["b"])
    #expect(watcher.values.isEmpty)
    model.account.chats.remove("a")
    #expect(changes.values == ["b", "a"])
    #expect(watcher.values == [true])
  }
}

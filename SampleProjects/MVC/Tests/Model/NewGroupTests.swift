import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct NewGroupTests {
  private let model: SignedInModel
  private let group: NewGroup

  init() async throws {
    model = try await SignedInModel { request in
      guard case .contacts = request else { return nil }
      return .contacts([
        WirePerson(name: "Alan", handle: "alan"), WirePerson(name: "Grace", handle: "grace"),
      ])
    }
    group = NewGroup(from: model.account.contacts, in: model.account.chats)
    group.name = "Engines"
    group.toggle("alan")
    group.toggle("grace")
  }

  private var created: [ClientRequest] {
    model.connection.requests.filter { if case .createGroup = $0 { true } else { false } }
  }

  @Test func needsANameAndTwoOthers() {
    #expect(group.canCreate)
    group.name = "  "
    #expect(!group.canCreate)
    group.name = "Engines"
    group.toggle("alan")
    #expect(!group.canCreate)
  }

  @Test func doesNotCountWhoIsNoLongerAContact() async {
    model.connection.reply = { _ in .contacts([WirePerson(name: "Alan", handle: "alan")]) }
    model.account.contacts.load()
    await MainActor.settle()
    #expect(group.members.map(\.handle) == ["alan"])
    #expect(!group.canCreate)
  }

  @Test func isCreatedOnceAtATime() async {
    group.create { _ in }
    group.create { _ in }
    await MainActor.settle()
    #expect(created == [.createGroup(name: "Engines", members: ["alan", "grace"])])
    #expect(group.isBeingCreated)
    #expect(!group.canCreate)
  }

  @Test func canBeTriedAgain() async {
    let errors = Recorder<RequestError?>()
    await model.connection.become(.offline)
    group.create { result in
      if case .failure(let error) = result { errors.record(error) }
    }
    await MainActor.settle()
    #expect(errors.values == [.noConnection])
    #expect(group.canCreate)
  }

  @Test func isNotCreatedWhileSomethingIsMissing() async {
    group.name = ""
    group.create { _ in }
    await MainActor.settle()
    #expect(created.isEmpty)
  }

  @Test func tellsItsDelegateAndDoesNotKeepItAlive() async {
    weak var gone: GroupListener?
    do {
      let listener = GroupListener()
      group.delegate = listener
      gone = listener
      group.name = "Looms"
      group.toggle("alan")
      #expect(listener.seen == ["Looms 2", "Looms 1"])
      model.account.contacts.load()
      await MainActor.settle()
      #expect(listener.seen == ["Looms 2", "Looms 1", "Looms 1"])
    }
    #expect(gone == nil)
  }
}

/// Keeps what the group was at each change.
private final class GroupListener: NewGroupDelegate {
  private(set) var seen: [String] = []

  func newGroupDidChange(_ group: NewGroup) {
    seen.append("\(group.name) \(group.members.count)")
  }
}

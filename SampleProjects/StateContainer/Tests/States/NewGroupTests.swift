import Testing

@testable import StateContainer

@Suite struct NewGroupTests {
  private let form = ChatsState.ada([]).after(.contactsChanged([.alan, .grace]), .newGroupTapped)

  private var busy: ChatsState {
    form.after(
      .newGroup(.nameChanged("Engines")), .newGroup(.contactTapped(handle: "alan")),
      .newGroup(.contactTapped(handle: "grace")), .newGroup(.createTapped))
  }

  private func page(_ state: ChatsState) -> NewGroupPage? {
    if case .newGroup(let page) = state.page { page } else { nil }
  }

  @Test(
    arguments: [
      ("", ["alan", "grace"], []), ("  ", ["alan", "grace"], []),
      ("Engines", ["alan"], []), ("Engines", ["alan", "grace", "alan"], []),
      ("Engines", ["alan", "nobody"], []),
      (
        " Engines ", ["grace", "alan"],
        [.createGroup(name: "Engines", members: ["alan", "grace"], visit: 1)]
      ),
    ] as [(String, [String], [ChatsEffect])])
  func aGroupNeedsANameAndTwoContacts(name: String, taps: [String], effects: [ChatsEffect]) {
    var state = form.after(.newGroup(.nameChanged(name)))
    for handle in taps { _ = state.handle(.newGroup(.contactTapped(handle: handle))) }
    #expect(page(state)?.canBeMade == !effects.isEmpty)
    #expect(state.handle(.newGroup(.createTapped)) == effects)
    #expect(state.handle(.newGroup(.createTapped)).isEmpty)
  }

  @Test(
    arguments: [
      ([.grace, .alan], ["alan", "grace"]), ([.grace], ["grace"]), ([], []),
    ] as [([Contact], Set<String>)])
  func whoIsNoContactAnyMoreIsNotChosenAnyMore(contacts: [Contact], chosen: Set<String>) {
    let state = form.after(
      .newGroup(.contactTapped(handle: "alan")), .newGroup(.contactTapped(handle: "grace")),
      .contactsChanged(contacts))
    #expect(page(state)?.chosen == chosen)
  }

  @Test(
    arguments: [
      (1, .noConnection, .failed(.noConnection)),
      (1, .nameTooLong, .failed(.somethingWentWrong)),
      (2, .noConnection, .busy),
    ] as [(Int, ServerError, Attempt)])
  func aRefusalIsToldOnTheVisitThatHasAsked(visit: Int, error: ServerError, attempt: Attempt) {
    let state = busy.after(.newGroup(.created(visit: visit, .failure(error))))
    #expect(page(state)?.attempt == attempt)
    #expect(form.after(.newGroup(.created(visit: visit, .failure(error)))) == form)
  }

  @Test(arguments: [true, false])
  func aGroupTakesThePlaceOfTheFormIfThatIsStillThere(waits: Bool) {
    var state = busy
    if !waits { _ = state.handle(.wentBack) }
    _ = state.handle(.newGroup(.created(visit: 1, .success(.withGrace()))))
    #expect(state.conversations.value?.map(\.id) == ["1"])
    #expect((state.page?.thread?.conversation == "1") == waits)
  }
}

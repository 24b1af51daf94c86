import Testing

@testable import StateContainer

@Suite struct NewContactTests {
  private static func page(
    _ name: String, _ handle: String, _ attempt: Attempt = .idle
  ) -> NewContactPage {
    NewContactPage(visit: 1, name: name, handle: handle, attempt: attempt)
  }

  @Test(
    arguments: [
      (page("", ""), .failed(.missingName), []),
      (page(" ", "grace"), .failed(.missingName), []),
      (page("Grace", " @ "), .failed(.missingHandle), []),
      (page(" Grace ", " @grace "), .busy, [.add(name: "Grace", handle: "grace", visit: 1)]),
      (
        page("Grace", "grace", .failed(.noConnection)), .busy,
        [.add(name: "Grace", handle: "grace", visit: 1)]
      ),
      (page("Grace", "grace", .busy), .busy, []),
    ] as [(NewContactPage, Attempt, [ContactsEffect])])
  func aContactIsSavedOnceItIsComplete(
    before: NewContactPage, attempt: Attempt, effects: [ContactsEffect]
  ) {
    var state = ContactsState.initialState(known: []).after(.addTapped)
    state.page = .newContact(before)
    #expect(state.handle(.newContact(.saveTapped)) == effects)
    #expect(state.page == .newContact(Self.page(before.name, before.handle, attempt)))
  }

  @Test(
    arguments: [
      (.busy, 1, .ownHandle, .failed(.ownHandle)),
      (.busy, 1, .nameTooLong, .failed(.nameTooLong)),
      (.busy, 1, .refused, .failed(.somethingWentWrong)),
      (.busy, 2, .ownHandle, .busy), (.idle, 1, .ownHandle, .idle),
    ] as [(Attempt, Int, ServerError, Attempt)])
  func aRefusalIsToldOnTheVisitThatHasAsked(
    before: Attempt, visit: Int, error: ServerError, after: Attempt
  ) {
    var state = ContactsState.initialState(known: []).after(.addTapped)
    state.page = .newContact(Self.page("Grace", "grace", before))
    _ = state.handle(.newContact(.saved(visit: visit, .failure(error))))
    #expect(state.page == .newContact(Self.page("Grace", "grace", after)))
  }

  @Test func aContactThatIsSavedIsInTheListWhichIsShownAgain() {
    var state = ContactsState.initialState(known: [.grace]).after(.addTapped)
    state.page = .newContact(Self.page("Alan", "alan", .busy))
    _ = state.handle(.newContact(.saved(visit: 1, .success(.alan))))
    #expect(state.all == .loaded([.alan, .grace]))
    #expect(state.page == nil)
  }

  @Test func aContactThatIsSavedLateLeavesTheUserWhereTheyAre() {
    var state = ContactsState.initialState(known: [.grace]).after(
      .addTapped, .wentBack, .chosen(handle: "grace"))
    let page = state.page
    _ = state.handle(.newContact(.saved(visit: 1, .success(.alan))))
    #expect(state.all == .loaded([.alan, .grace]))
    #expect(state.page == page)
  }

  @Test func aContactDoesNotStandForAllThatCouldNotBeLoaded() {
    var state = ContactsState.initialState(known: nil).after(
      .sessionStatusChanged(.up), .contactsReplied(.failure(.noConnection)), .addTapped)
    #expect(state.handle(.newContact(.saved(visit: 1, .success(.alan)))) == [.load])
    #expect(state.all == .loading(last: nil, isOutdated: false))
  }
}

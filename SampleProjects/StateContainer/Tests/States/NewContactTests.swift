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
    var page = before
    #expect(page.save() == effects)
    #expect(page.attempt == attempt)
  }

  @Test(
    arguments: [
      (1, .ownHandle, .failed(.ownHandle)), (1, .nameTooLong, .failed(.nameTooLong)),
      (1, .refused, .failed(.somethingWentWrong)), (2, .ownHandle, .idle),
    ] as [(Int, ServerError, Attempt)])
  func aRefusalIsToldOnTheVisitThatHasAsked(visit: Int, error: ServerError, attempt: Attempt) {
    let state = ContactsState.initialState(known: []).after(
      .addTapped, .newContact(.saved(visit: visit, .failure(error))))
    #expect(state.page == .newContact(Self.page("", "", attempt)))
  }

  @Test func aContactThatIsSavedIsInTheListWhichIsShownAgain() {
    var state = ContactsState.initialState(known: [.grace]).after(.addTapped)
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

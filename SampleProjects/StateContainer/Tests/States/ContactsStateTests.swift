import Testing

@testable import StateContainer

@Suite struct ContactsStateTests {
  private let loaded = ContactsState.initialState(known: [.alan, .grace])
    .after(.linkChanged(.up))

  @Test func contactsAreAskedForOnceTheSessionIsTakenUp() {
    var state = ContactsState.initialState(known: nil).after(.linkChanged(.resuming))
    #expect(state.all == .notRequested)
    #expect(state.handle(.linkChanged(.up)) == [.load])
    #expect(state.all == .loading(last: nil, isOutdated: false))
  }

  @Test func contactsAreInTheOrderOfTheirNamesWhateverTheirCase() {
    var state = ContactsState.initialState(known: nil).after(.linkChanged(.up))
    let adele = Contact(name: "adele", handle: "adele")
    let effects = state.handle(.contactsReplied(.success([.grace, .alan, adele])))
    #expect(state.all == .loaded([adele, .alan, .grace]))
    #expect(effects == [.save([adele, .alan, .grace])])
  }

  @Test func whatWasKnownStaysWhenItCannotBeLoadedAnew() {
    var state = loaded
    _ = state.handle(.contactsReplied(.failure(.noConnection)))
    #expect(state.all == .loaded([.alan, .grace]))
  }

  @Test func aListThatWasAskedForBeforeAChangeIsAskedForAgain() {
    var state = loaded
    #expect(state.handle(.contactsChanged).isEmpty)
    #expect(state.handle(.contactsReplied(.success([]))) == [.load])
    #expect(state.all == .loading(last: [.alan, .grace], isOutdated: false))
  }

  @Test(arguments: [
    ("", "", Problem.missingName), (" ", "grace", .missingName), ("Grace", " @ ", .missingHandle),
  ])
  func whatANewContactLacksIsToldWithoutARequest(
    name: String, handle: String, problem: Problem
  ) {
    var page = NewContactPage(visit: 1, name: name, handle: handle)
    #expect(page.save().isEmpty)
    #expect(page.attempt == .failed(problem))
  }

  @Test func aNewContactIsSavedOnceWithoutBlanksAndTheSignOfAHandle() {
    var page = NewContactPage(visit: 1, name: " Grace ", handle: " @grace ")
    #expect(page.save() == [.add(name: "Grace", handle: "grace", visit: 1)])
    #expect(page.save().isEmpty)
  }

  @Test func aNewContactThatIsSavedIsInTheListWhichIsShownAgain() {
    var state = ContactsState.initialState(known: [.grace]).after(.addTapped)
    _ = state.handle(.newContact(.saved(visit: 1, .success(.alan))))
    #expect(state.all == .loaded([.alan, .grace]))
    #expect(state.page == nil)
  }

  @Test func aNewContactDoesNotStandForAllThatCouldNotBeLoaded() {
    var state = ContactsState.initialState(known: nil).after(
      .linkChanged(.up), .contactsReplied(.failure(.noConnection)), .addTapped)
    #expect(state.handle(.newContact(.saved(visit: 1, .success(.alan)))) == [.load])
    #expect(state.all == .loading(last: nil, isOutdated: false))
  }

  @Test func aNewContactThatIsSavedLateLeavesTheUserWhereTheyAre() {
    var state = ContactsState.initialState(known: [.grace]).after(
      .addTapped, .wentBack, .chosen(handle: "grace"))
    let page = state.page
    _ = state.handle(.newContact(.saved(visit: 1, .success(.alan))))
    #expect(state.all == .loaded([.alan, .grace]))
    #expect(state.page == page)
  }

  @Test func aContactIsDeletedAfterTheQuestionAndOnlyThen() {
    var state = loaded
    _ = state.handle(.chosen(handle: "grace"))
    #expect(state.handle(.contact(.deleteTapped)).isEmpty)
    #expect(
      state.handle(.contact(.deleteConfirmed)) == [.delete(handle: "grace", visit: 1)])
    _ = state.handle(.contact(.deleted(handle: "grace", visit: 1, nil)))
    #expect(state.all == .loading(last: [.alan], isOutdated: true))
    #expect(state.page == nil)
  }

  @Test func theQuestionIsGoneWhenAnotherTabIsInFront() {
    let asked = ContactsState.initialState(known: [.grace]).after(
      .chosen(handle: "grace"), .contact(.deleteTapped))
    var state = asked
    _ = state.handle(.tabLeft)
    #expect(state.page == .contact(ContactPage(visit: 1, contact: .grace)))
    #expect(state != asked)
  }

  @Test(arguments: [true, false])
  func aConversationIsShownOnlyToWhomStillWaitsForIt(waits: Bool) {
    var state = loaded
    _ = state.handle(.chosen(handle: "grace"))
    _ = state.handle(.contact(.messageTapped))
    if !waits { _ = state.handle(.wentBack) }
    #expect(state.handle(.contact(.opened(visit: 1, .success(.withGrace())))).isEmpty)
    #expect(
      state.started.value
        == StartedConversation(conversation: .withGrace(), isWanted: waits))
  }
}

import Testing

@testable import StateContainer

@Suite struct ContactsStateTests {
  private static let adele = Contact(name: "adele", handle: "adele")
  private static let known = [Contact.alan, .grace]

  @Test(
    arguments: [
      (nil, [], .sessionStatusChanged(.resuming), .notRequested, []),
      // Nobody has asked.
      (nil, [], .contactsReplied(.success([.grace])), .notRequested, []),
      (known, [], .contactsReplied(.failure(.refused)), .loaded(known), []),
      (nil, [], .sessionStatusChanged(.up), .loading(last: nil, isOutdated: false), [.load]),
      (
        nil, [.sessionStatusChanged(.up)], .contactsReplied(.success([.grace, .alan, adele])),
        .loaded([adele, .alan, .grace]), [.save([adele, .alan, .grace])]
      ),
      (
        nil, [.sessionStatusChanged(.up)], .contactsReplied(.failure(.noConnection)), .failed, []
      ),
      (
        known, [.sessionStatusChanged(.up)], .contactsReplied(.failure(.noConnection)),
        .loaded(known), []
      ),
      (
        known, [.sessionStatusChanged(.up)], .contactsChanged,
        .loading(last: known, isOutdated: true), []
      ),
      // What the server says was asked for before the contacts have changed.
      (
        known, [.sessionStatusChanged(.up), .contactsChanged], .contactsReplied(.success([])),
        .loading(last: known, isOutdated: false), [.load]
      ),
    ] as [([Contact]?, [ContactsEvent], ContactsEvent, Loadable<[Contact]>, [ContactsEffect])])
  func contactsAreLoadedInTheOrderOfTheirNames(
    known: [Contact]?, before: [ContactsEvent], event: ContactsEvent, all: Loadable<[Contact]>,
    effects: [ContactsEffect]
  ) {
    var state = ContactsState.initialState(known: known)
    for event in before { _ = state.handle(event) }
    #expect(state.handle(event) == effects)
    #expect(state.all == all)
  }

  @Test(
    arguments: [(1, .loaded([.alan]), false), (2, .loaded([.alan]), true)]
      as [(Int, Loadable<[Contact]>, Bool)])
  func aContactThatIsDeletedIsGoneAndItsPageIfItIsTheSameVisit(
    visit: Int, all: Loadable<[Contact]>, staysOpen: Bool
  ) {
    let state = ContactsState.initialState(known: Self.known).after(
      .chosen(handle: "grace"), .contact(.deleted(handle: "grace", visit: visit, nil)))
    #expect(state.all == all)
    #expect((state.page != nil) == staysOpen)
  }

  @Test(
    arguments: [
      (.asked, .chats, .idle), (.asked, .contacts, .asked), (.deleting, .chats, .deleting),
      (.failed(.noConnection), .chats, .failed(.noConnection)),
    ] as [(ContactPage.Activity, AppTab, ContactPage.Activity)])
  func theQuestionIsGoneWhenAnotherTabIsInFront(
    before: ContactPage.Activity, tab: AppTab, after: ContactPage.Activity
  ) {
    var state = ContactsState.initialState(known: [.grace])
    state.page = .contact(ContactPage(visit: 1, contact: .grace, activity: before))
    #expect(state.handle(.tabSelected(tab)).isEmpty)
    #expect(state.page == .contact(ContactPage(visit: 1, contact: .grace, activity: after)))
  }

  @Test(arguments: [true, false])
  func aConversationIsShownOnlyToWhomStillWaitsForIt(waits: Bool) {
    var state = ContactsState.initialState(known: Self.known).after(
      .chosen(handle: "grace"), .contact(.messageTapped))
    if !waits { _ = state.handle(.wentBack) }
    #expect(state.handle(.contact(.opened(visit: 1, .success(.withGrace())))).isEmpty)
    #expect(
      state.started.value
        == StartedConversation(conversation: .withGrace(), isWanted: waits))
  }
}

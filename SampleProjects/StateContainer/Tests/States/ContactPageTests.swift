import Testing

@testable import StateContainer

@Suite struct ContactPageTests {
  private typealias Activity = ContactPage.Activity

  private static let open = ContactsEffect.openConversation(with: "grace", visit: 1)
  private static let delete = ContactsEffect.delete(handle: "grace", visit: 1)

  @Test(
    arguments: [
      (.idle, .messageTapped, .opening, [open]),
      (.failed(.noConnection), .messageTapped, .opening, [open]),
      (.opening, .opened(visit: 1, .success(.withGrace())), .idle, []),
      (.opening, .opened(visit: 1, .failure(.refused)), .failed(.somethingWentWrong), []),
      (.idle, .deleteTapped, .asked, []),
      (.failed(.noConnection), .deleteTapped, .asked, []),
      (.asked, .deleteCancelled, .idle, []),
      (.asked, .deleteConfirmed, .deleting, [delete]),
      (
        .deleting, .deleted(handle: "grace", visit: 1, .noConnection), .failed(.noConnection), []
      ),
    ] as [(ContactPage.Activity, ContactPageEvent, ContactPage.Activity, [ContactsEffect])])
  func oneThingIsDoneAtATime(
    before: ContactPage.Activity, event: ContactPageEvent, after: ContactPage.Activity,
    effects: [ContactsEffect]
  ) {
    var page = ContactPage(visit: 1, contact: .grace, activity: before)
    #expect(page.handle(event) == effects)
    #expect(page.activity == after)
  }

  @Test(
    arguments: [
      (.idle, .deleteConfirmed), (.idle, .deleteCancelled),
      (.opening, .messageTapped), (.opening, .deleteTapped),
      (.opening, .opened(visit: 2, .failure(.refused))),
      (.asked, .messageTapped), (.asked, .opened(visit: 1, .failure(.refused))),
      (.deleting, .messageTapped), (.deleting, .deleteTapped), (.deleting, .deleteConfirmed),
      (.deleting, .deleted(handle: "grace", visit: 2, .refused)),
      (.failed(.noConnection), .deleteConfirmed),
    ] as [(ContactPage.Activity, ContactPageEvent)])
  func noOtherStepLeadsAnywhere(activity: ContactPage.Activity, event: ContactPageEvent) {
    var page = ContactPage(visit: 1, contact: .grace, activity: activity)
    #expect(page.handle(event).isEmpty)
    #expect(page.activity == activity)
  }
}

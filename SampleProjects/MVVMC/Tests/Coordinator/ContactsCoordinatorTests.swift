import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct ContactsCoordinatorTests {
  private final class Delegate: ContactsCoordinatorDelegate {
    var threads: [String] = []
    func showThread(_ id: String) { threads.append(id) }
  }

  private let navigationController = NavigationController()
  private let delegate = Delegate()
  private let contacts: ContactsCoordinator

  init() {
    contacts = ContactsCoordinator(
      screens: FakeScreenFactory(), navigationController: navigationController)
    contacts.delegate = delegate
    contacts.start()
  }

  private var titles: [String?] { navigationController.viewControllers.map(\.title) }

  @Test func theListIsShownWhenTheContactIsGone() {
    contacts.showContact("grace")
    #expect(titles == ["contacts", "contact grace"])
    contacts.contactIsGone()
    #expect(titles == ["contacts"])
  }

  @Test func theListIsShownWhenTheNewContactIsSaved() {
    contacts.showNewContact()
    #expect(titles == ["contacts", "new contact"])
    contacts.contactIsSaved()
    #expect(titles == ["contacts"])
  }

  @Test func leavesItToItsDelegateWhereThreadsAreShown() {
    contacts.showContact("grace")
    contacts.showThread("1")
    #expect(delegate.threads == ["1"])
    #expect(titles == ["contacts", "contact grace"])
  }

  @Test func whoHasLeftTheContactStaysWhereTheyAre() {
    contacts.showContact("grace")
    navigationController.popViewController()
    contacts.showThread("1")
    #expect(delegate.threads == [])
  }
}

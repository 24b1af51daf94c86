import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct ContactsCoordinatorTests {
  private final class Delegate: ContactsCoordinatorDelegate {
    var threads: [String] = []
    func threadIsOpened(_ id: String) { threads.append(id) }
  }

  private let navigationController = NavigationController()
  private let screens = FakeScreenFactory()
  private let delegate = Delegate()
  private let contacts: ContactsCoordinator

  init() {
    contacts = ContactsCoordinator(screens: screens, navigationController: navigationController)
    contacts.delegate = delegate
    contacts.start()
  }

  private var titles: [String?] { navigationController.viewControllers.map(\.title) }

  @Test func theListIsShownWhenTheContactIsGone() {
    contacts.contactIsChosen("grace")
    #expect(titles == ["contacts", "contact grace"])
    screens.contactDelegate?.contactIsGone()
    #expect(titles == ["contacts"])
    #expect(contacts.childCoordinators.isEmpty)
  }

  @Test func theListIsShownWhenTheNewContactIsSaved() {
    contacts.newContactIsAskedFor()
    #expect(titles == ["contacts", "new contact"])
    screens.newContactDelegate?.contactIsSaved()
    #expect(titles == ["contacts"])
    #expect(contacts.childCoordinators.isEmpty)
  }

  @Test func leavesItToItsDelegateWhereThreadsAreShown() {
    contacts.contactIsChosen("grace")
    screens.contactDelegate?.threadIsOpened("1")
    #expect(delegate.threads == ["1"])
    #expect(titles == ["contacts", "contact grace"])
  }

  @Test func aContactThatWasLeftDoesNotLeadAwayFromTheNext() {
    contacts.contactIsChosen("grace")
    weak let first = screens.contactDelegate
    navigationController.popViewController()
    contacts.contactIsChosen("turing")
    first?.threadIsOpened("1")
    first?.contactIsGone()
    #expect(delegate.threads == [])
    #expect(titles == ["contacts", "contact turing"])
  }

  @Test func aFormThatWasLeftDoesNotCloseTheNext() {
    contacts.newContactIsAskedFor()
    weak let first = screens.newContactDelegate
    navigationController.popViewController()
    contacts.newContactIsAskedFor()
    first?.contactIsSaved()
    #expect(titles == ["contacts", "new contact"])
  }
}

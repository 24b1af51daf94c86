import ScreenKit
import Testing

@testable import MVVMC

/// Flows within a tab: each ends with its screen, whichever way that goes.
@Suite @MainActor
struct ChildCoordinatorTests {
  private final class Router: ThreadRouter {
    var threads: [String] = []
    func showThread(_ id: String) { threads.append(id) }
  }

  private let navigation = NavigationController()
  private let screens = FakeScreenFactory()
  private let router = Router()
  private let contacts: ContactsCoordinator
  private let stickers: StickersCoordinator

  init() {
    contacts = ContactsCoordinator(screens: screens, navigation: navigation, router: router)
    stickers = StickersCoordinator(screens: screens, navigation: navigation)
  }

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  @Test func isReleasedWhenTheUserGoesBack() {
    contacts.start()
    contacts.showContact("grace")
    #expect(titles == ["contacts", "contact grace"])
    weak var child: (any Coordinator)?
    child = contacts.childCoordinators.first
    #expect(child is ContactCoordinator)
    navigation.popViewController()
    #expect(child == nil)
    #expect(contacts.childCoordinators.isEmpty)
  }

  @Test func isReleasedWhenItsScreenHasDoneItsWork() throws {
    contacts.start()
    contacts.showNewContact()
    weak var child: NewContactCoordinator?
    child = try #require(contacts.childCoordinators.first as? NewContactCoordinator)
    child?.contactIsSaved()
    #expect(titles == ["contacts"])
    #expect(child == nil)
  }

  @Test func endsAtOnceIfThereIsNothingToShow() {
    contacts.start()
    contacts.showContact("nobody")
    #expect(titles == ["contacts"])
    #expect(contacts.childCoordinators.isEmpty)
  }

  @Test func leavesItToTheRouterWhereThreadsAreShown() throws {
    contacts.start()
    contacts.showContact("grace")
    let child = try #require(contacts.childCoordinators.first as? ContactCoordinator)
    child.showThread("1")
    #expect(router.threads == ["1"])
  }

  @Test func aPurchaseGoesOnToItsReceiptAndEndsWithIt() throws {
    stickers.start()
    stickers.showPurchase("cats")
    weak var purchase: PurchaseCoordinator?
    purchase = try #require(stickers.childCoordinators.first as? PurchaseCoordinator)
    purchase?.showReceipt(
      ReceiptViewModel(
        Receipt(number: 7, amount: 199, cardEnding: "4242"), preferences: FakePreferencesService()))
    #expect(titles == ["stickers", "Receipt 7"])
    #expect(purchase != nil)
    purchase?.receiptIsRead()
    #expect(titles == ["stickers"])
    #expect(purchase == nil)
  }
}

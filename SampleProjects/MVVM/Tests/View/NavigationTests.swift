import MessengerHost
import ScreenKit
import Testing

@testable import MVVM

/// The screens that follow when a view model says where to go.
@Suite @MainActor
struct NavigationTests {
  private let window = Window()
  private let screens = FakeScreenFactory()
  private let contacts = FakeContactsService(.loaded([.grace]))
  private let conversations = FakeConversationsService()
  private let preferences = FakePreferencesService()
  private let navigation = NavigationController(rootViewController: ViewController())

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private var titles: [String?] { navigation.viewControllers.map(\.title) }

  @Test func aListPushesWhatItsViewModelLeadsTo() {
    let viewModel = ContactsViewModel(
      contacts: contacts, preferences: preferences,
      debouncer: Debouncer(clock: ManualClock(), delay: 0.3))
    navigation.setViewControllers([ContactsViewController(viewModel: viewModel, screens: screens)])
    viewModel.beginContact()
    #expect(titles == ["Contacts", "new contact"])
  }

  @Test func aPurchaseGivesWayToItsReceipt() async {
    let viewModel = PurchaseViewModel(
      "cats", stickers: FakeStickersService(.loaded([.cats])), preferences: preferences)
    navigation.pushViewController(PurchaseViewController(viewModel: viewModel, screens: screens))
    viewModel.card = "4242 4242 4242 4242"
    await viewModel.buy()
    #expect(titles == [nil, "receipt 7"])
  }

  @Test func aScreenGoesBackWhenItsViewModelIsDone() async {
    let viewModel = NewContactViewModel(contacts: contacts, preferences: preferences)
    navigation.pushViewController(NewContactViewController(viewModel: viewModel))
    viewModel.name = "Grace"
    viewModel.handle = "grace"
    await viewModel.save()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aViewModelDoesNotKeepItsScreen() {
    let viewModel = NewContactViewModel(contacts: contacts, preferences: preferences)
    weak var screen: ViewController?
    do {
      let strong = NewContactViewController(viewModel: viewModel)
      screen = strong
    }
    #expect(screen == nil)
  }
}

import MessengerHost
import MessengerWire
import ScreenKit
import Testing

@testable import MVVMC

/// What coordinators are for: the way through the app, tested without a user who taps.
@Suite @MainActor
struct MainCoordinatorTests {
  private let window = Window()
  private let connection = FakeConnection()
  private let services: AppServices
  private let account: AccountServices
  private let main: MainCoordinator

  init() {
    services = AppServices(
      AppEnvironment(
        window: window, connection: connection, storageFolder: "/no/such/folder",
        clock: ManualClock(), locale: "en"))
    let session = Session.ada
    account = services.account(of: session)
    main = MainCoordinator(
      viewModel: MainViewModel(
        conversations: account.conversations, requests: services.requests,
        preferences: services.preferences),
      screens: ScreenFactory(session: session, app: services, account: account))
    main.start()
    window.rootViewController = main.tabs
    window.makeKeyAndVisible()
  }

  private var stack: [ViewController] {
    (main.tabs.selectedViewController as? NavigationController)?.viewControllers ?? []
  }

  @Test func beginsWithTheChats() {
    #expect(main.tabs.selectedIndex == 0)
    #expect(stack.map { $0 is ChatsViewController } == [true])
  }

  @Test func aThreadIsShownAboveTheChatsFromAnyTab() {
    main.tabs.selectedIndex = 3
    main.showThread("1")
    main.showThread("2")
    #expect(main.tabs.selectedIndex == 0)
    #expect(stack.map { $0 is ThreadViewController } == [false, true])
  }

  @Test func aThreadTakesAwayTheQuestionInFrontOfIt() {
    main.tabs.present(AlertController(title: "Sure?"))
    main.showThread("1")
    #expect(main.tabs.presentedViewController == nil)
  }

  @Test func aChildCoordinatorEndsWithItsScreen() {
    weak var screen: ViewController?
    let navigation = NavigationController()
    window.rootViewController = navigation
    navigation.setViewControllers([ViewController()])
    let coordinator = ContactsCoordinator(
      screens: ScreenFactory(session: .ada, app: services, account: account), in: navigation,
      router: main)
    coordinator.showNewContact()
    screen = navigation.topViewController
    #expect(screen is NewContactViewController)
    navigation.popViewController()
    #expect(screen == nil)
  }
}

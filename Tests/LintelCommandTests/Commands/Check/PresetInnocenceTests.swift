import Testing

@testable import LintelCommand

/// What only looks like a part of a preset, or like one of its mistakes.
@Suite struct PresetInnocenceTests {
  struct Case: CustomTestStringConvertible {
    let preset: String
    /// By path.
    let files: [String: String]
    /// In ``files``, and what makes a mistake of it; the rule that finds it.
    let innocent: String
    let guilty: String
    let rule: String

    var testDescription: String { "\(preset): \(innocent)" }
  }

  static let cases = [
    Case(
      preset: "clean",
      files: [
        "Domain/Order.swift": "struct Order {}\n",
        "Data/StoredOrders.swift": "class StoredOrders { let all: [Order] = [] }\n",
        "Presentation/OrderBuilder.swift": "class OrderBuilder { let orders = StoredOrders() }\n",
        "Presentation/OrderPage.swift": "class OrderPage { let next = OrderBuilder() }\n",
      ],
      innocent: "OrderBuilder", guilty: "OrderPanel", rule: "presentation-asks-the-domain"),
    Case(
      preset: "clean",
      files: [
        "Domain/Orders.swift":
          "protocol OrderRepository {}\nclass Orders { var all: OrderRepository? }\n",
        "Shared/Stored.swift": "struct Stored: OrderRepository {}\n",
      ],
      innocent: "protocol OrderRepository", guilty: "class OrderRepository",
      rule: "domain-knows-nobody"),
    Case(
      preset: "clean-swift",
      files: [
        "List/ListModels.swift": "enum List { struct ReloadCell { struct Request {} } }\n",
        "List/ListInteractor.swift":
          "class ListInteractor { func reload(_ request: List.ReloadCell.Request) {} }\n",
      ],
      innocent: "List/ListModels.swift", guilty: "List/Lists.swift",
      rule: "interactor-shows-nothing"),
    Case(
      preset: "viper",
      files: [
        "List/Entity/Order.swift": "struct Order {}\n",
        "List/Model/OrderViewModel.swift": "struct OrderViewModel {}\n",
        "List/ListPresenter.swift": "class ListPresenter { let shown = OrderViewModel() }\n",
        "List/ListView.swift": "class ListView {}\n",
        "List/ListInteractor.swift": "class ListInteractor { let orders: [Order] = [] }\n",
      ],
      innocent: "OrderViewModel", guilty: "OrderValue", rule: "presenter-presents"),
    Case(
      preset: "mvvm",
      files: [
        "Login/View/LoginViewModelProtocol.swift": "protocol LoginViewModelProtocol {}\n",
        "Login/LoginViewModel.swift": "class LoginViewModel: LoginViewModelProtocol {}\n",
      ],
      innocent: "LoginViewModelProtocol", guilty: "LoginOutlet", rule: "layering"),
    Case(
      preset: "mvvm",
      files: [
        "Login/View/LoginView.swift":
          "protocol LoginViewModelDelegate: AnyObject {}\n"
          + "class LoginView: LoginViewModelDelegate { let model = LoginViewModel() }\n",
        "Login/LoginViewModel.swift":
          "class LoginViewModel { weak var delegate: LoginViewModelDelegate? }\n",
      ],
      innocent: "LoginViewModelDelegate", guilty: "LoginOutlet", rule: "layering"),
    Case(
      preset: "mvc",
      files: [
        "Models/Order.swift": "struct Order {}\n",
        "Views/Home.swift":
          "struct HomeView { let model: HomeIndex.Model }\nenum HomeIndex { struct Model {} }\n",
      ],
      innocent: "Model {", guilty: "Model { let order: Order; ", rule: "controller-connects"),
    Case(
      preset: "viper",
      files: [
        "List/Presenters/ListPresenter.swift":
          "protocol ListInteractorOutput: AnyObject {}\n"
          + "class ListPresenter: ListInteractorOutput { weak var view: ListViewInput? }\n",
        "List/Views/ListViewController.swift":
          "protocol ListViewInput: AnyObject {}\nclass ListViewController: ListViewInput {}\n",
        "List/Interactors/ListInteractor.swift":
          "class ListInteractor { weak var output: ListInteractorOutput? }\n",
      ],
      innocent: "ListInteractorOutput", guilty: "ListAnswers",
      rule: "interactor-knows-no-presentation"),
    Case(
      preset: "viper",
      files: [
        "List/Presenter/ListProtocols.swift":
          "protocol ListPresenterProtocol: AnyObject {}\nprotocol ListInteractorInput {}\n"
          + "protocol ListViewProtocol: AnyObject {}\n",
        "List/Presenter/ListPresenter.swift":
          "class ListPresenter: ListPresenterProtocol { var interactor: ListInteractorInput? }\n",
        "List/View/ListView.swift":
          "class ListView: ListViewProtocol { var presenter: ListPresenterProtocol? }\n",
        "List/Interactor/ListInteractor.swift":
          "class ListInteractor: ListInteractorInput { weak var out: ListPresenterProtocol? }\n",
      ],
      innocent: "ListPresenterProtocol", guilty: "ListHandler",
      rule: "interactor-knows-no-presentation"),
    Case(
      preset: "mvvm",
      files: [
        "Services/MockOrders.swift": "class MockOrders { let model = OrdersViewModel() }\n",
        "Orders/OrdersViewModel.swift": "class OrdersViewModel {}\n",
      ],
      innocent: "MockOrders", guilty: "RealOrders", rule: "layering"),
    Case(
      preset: "redux",
      files: [
        "State/AppStore.swift": "class AppStore {}\nfunc makeStore() -> AppStore { AppStore() }\n",
        "State/AppState.swift": "struct AppState {}\nenum AppAction {}\n",
      ],
      innocent: "func makeStore() -> AppStore { AppStore() }",
      guilty: "struct Made { let store = AppStore() }", rule: "values-know-nobody"),
    Case(
      preset: "tca",
      files: [
        "Feature.swift":
          "import ComposableArchitecture\n@Reducer struct List { let client = DiskClient() }\n",
        "Disk/DiskClient.swift": "struct DiskClient { let last: Disk.Action? = nil }\n",
        "Disk/Disk.swift": "class Disk { enum Action { case read } }\n",
      ],
      innocent: "class Disk ", guilty: "@Reducer class Disk ", rule: "clients-know-no-feature"),
  ]

  private func output(_ test: Case, _ change: (String) -> String) throws -> String {
    var files = ["lintel.yml": "version: 1\nextends: [\(test.preset)]\n"]
    for (path, text) in test.files { files[change(path)] = change(text) }
    let project = try TemporaryProject(files)
    let run = CommandRun("check", project.path)
    return run.output + run.error
  }

  @Test(arguments: cases)
  func isNotAccused(_ test: Case) throws {
    let output = try output(test) { $0 }
    #expect(output.hasPrefix("no findings;"), "\(output)")
  }

  @Test(arguments: cases)
  func theGuiltyAre(_ test: Case) throws {
    let output = try output(test) { $0.replacing(test.innocent, with: test.guilty) }
    #expect(output.contains("(\(test.rule))"), "\(output)")
  }
}

import Foundation
import LintelFindings
import LintelVocabulary
import Testing

@testable import LintelJudging

/// What each preset is there for: a small project that keeps its rules, and the mistakes that its
/// page calls the classic ones.
@Suite struct PresetMistakeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let preset: String
    /// `Name` or `Name kind`, by file.
    let code: [(file: String, declaration: String)]
    /// `A B`: what is fine.
    let fine: [String]
    /// `A B`: what is not, with the rule that finds it.
    let wrong: [(use: String, rule: String)]

    var testDescription: String { preset }
  }

  static let cases = [
    Case(
      preset: "layered-4",
      code: [
        ("UI/LoginView.swift", "LoginView"), ("App/SignIn.swift", "SignInUseCase"),
        ("Domain/Account.swift", "Account"), ("Data/API.swift", "API"),
      ],
      fine: ["LoginView SignInUseCase", "SignInUseCase Account", "SignInUseCase API"],
      wrong: [("LoginView Account", "layering"), ("Account SignInUseCase", "layering")]),
    Case(
      preset: "layered-5",
      code: [
        ("UI/LoginView.swift", "LoginView"), ("App/SignIn.swift", "SignInUseCase"),
        ("Domain/Account.swift", "Account"), ("Any/Accounts.swift", "AccountRepository"),
        ("Network/Request.swift", "Request"),
      ],
      fine: ["SignInUseCase AccountRepository", "AccountRepository Request"],
      wrong: [("SignInUseCase Request", "layering"), ("Request AccountRepository", "layering")]),
    Case(
      preset: "mvp",
      code: [
        ("A.swift", "LoginView"), ("B.swift", "LoginPresenter"), ("Models/User.swift", "User"),
        ("C.swift", "LoginPresenting protocol"), ("D.swift", "AppScreen enum"),
      ],
      fine: ["LoginView LoginPresenting", "LoginPresenter User", "LoginPresenter AppScreen"],
      wrong: [
        ("LoginView LoginPresenter", "view-sees-a-protocol"),
        ("LoginView User", "view-knows-no-model"),
        ("User LoginPresenter", "model-knows-nobody"),
        ("LoginPresenter LoginView", "presenter-sees-a-protocol"),
      ]),
    Case(
      preset: "mvvm-store",
      code: [
        ("A.swift", "CartView"), ("B.swift", "CartViewModel"), ("C.swift", "CartStore"),
        ("D.swift", "CartEffectHandler"), ("E.swift", "CartState"),
      ],
      fine: [
        "CartView CartViewModel", "CartViewModel CartStore", "CartStore CartEffectHandler",
        "CartView CartState",
      ],
      wrong: [
        ("CartView CartStore", "looking-down"), ("CartEffectHandler CartStore", "looking-down"),
        ("CartState CartStore", "state-is-plain"),
      ]),
    Case(
      preset: "state-container",
      code: [
        ("A.swift", "CartView"), ("C.swift", "CartStore"), ("D.swift", "CartEffectHandler"),
        ("E.swift", "CartState"), ("F.swift", "SocketEventSource"),
      ],
      fine: ["CartView CartStore", "CartStore CartEffectHandler", "CartEffectHandler CartState"],
      wrong: [
        ("CartView CartEffectHandler", "views-start-nothing"),
        ("SocketEventSource CartStore", "outside-knows-no-inside"),
        ("CartStore CartView", "store-knows-no-view"),
        ("CartState CartStore", "values-know-nobody"),
      ]),
    Case(
      preset: "redux",
      code: [
        ("A.swift", "CartView"), ("B.swift", "cartReducer"), ("C.swift", "AppStore"),
        ("D.swift", "LogMiddleware"), ("E.swift", "CartState"), ("F.swift", "CartAction"),
        ("G.swift", "CartService"), ("H.swift", "AppScreen enum"),
      ],
      fine: [
        "CartView AppStore", "cartReducer CartAction", "LogMiddleware CartService",
        "CartState AppScreen", "CartState CartAction", "CartState cartReducer",
        "CartAction CartService",
      ],
      wrong: [
        ("cartReducer CartService", "reducers-are-pure"),
        ("cartReducer AppStore", "reducers-are-pure"),
        ("CartView CartService", "views-ask-the-store-alone"),
        ("CartState CartService", "states-ask-nobody"),
        ("LogMiddleware CartView", "middleware-shows-nothing"),
        ("CartAction AppStore", "values-know-nobody"),
      ]),
    Case(
      preset: "elm",
      code: [
        ("A.swift", "CartView"), ("B.swift", "CartUpdate"), ("C.swift", "CartModel"),
        ("D.swift", "FetchCommand"), ("E.swift", "CartMessage"),
      ],
      fine: ["CartView CartMessage", "CartUpdate FetchCommand", "FetchCommand CartMessage"],
      wrong: [
        ("CartView FetchCommand", "views-run-nothing"),
        ("FetchCommand CartUpdate", "commands-answer-with-messages"),
        ("CartUpdate CartView", "update-is-pure"), ("CartModel CartView", "values-know-nobody"),
      ]),
    Case(
      preset: "coordinator",
      code: [
        ("A.swift", "LoginViewController"), ("B.swift", "LoginCoordinator"),
        ("C.swift", "LoginCoordinating protocol"), ("D.swift", "LoginService"),
      ],
      fine: ["LoginCoordinator LoginViewController", "LoginViewController LoginService"],
      wrong: [
        ("LoginViewController LoginCoordinator", "screens-know-no-way"),
        ("LoginService LoginCoordinator", "services-navigate-nowhere"),
      ]),
    Case(
      preset: "modular",
      code: [
        ("App/AppDelegate.swift", "AppDelegate"), ("Features/Login/Screen.swift", "LoginScreen"),
        ("Features/Chat/Screen.swift", "ChatScreen"), ("Core/Network.swift", "Network"),
      ],
      fine: ["AppDelegate LoginScreen", "LoginScreen Network", "AppDelegate Network"],
      wrong: [
        ("LoginScreen ChatScreen", "three-tiers"), ("Network LoginScreen", "three-tiers"),
        ("LoginScreen AppDelegate", "three-tiers"),
      ]),
    Case(
      preset: "modules-of-layers",
      code: [
        ("Features/Login/UI/V.swift", "LoginScreen"), ("Features/Login/Domain/D.swift", "SignIn"),
        ("Features/Login/Data/S.swift", "Accounts"), ("Features/Chat/Data/S.swift", "Messages"),
      ],
      fine: ["LoginScreen SignIn", "SignIn Accounts"],
      wrong: [
        ("LoginScreen Accounts", "layers-in-each-module"),
        ("SignIn Messages", "modules-are-strangers"),
      ]),
    Case(
      preset: "layers-of-modules",
      code: [
        ("UI/Login/V.swift", "LoginScreen"), ("Domain/Accounts/D.swift", "SignIn"),
        ("Domain/Messages/D.swift", "Send"), ("Data/API/S.swift", "Requests"),
      ],
      fine: ["LoginScreen SignIn", "SignIn Requests", "LoginScreen Send"],
      wrong: [
        ("LoginScreen Requests", "layering"), ("SignIn Send", "layering"),
        ("Requests SignIn", "layering"),
      ]),
    Case(
      preset: "clean",
      code: [
        ("A.swift", "OrdersViewModel"), ("Domain/B.swift", "PlaceOrderUseCase"),
        ("Domain/C.swift", "OrdersRepository protocol"), ("Data/D.swift", "StoredOrders"),
        ("Infrastructure/E.swift", "Requests"), ("F.swift", "OrdersCoordinator"),
        ("G.swift", "OrdersDIContainer"),
      ],
      fine: [
        "OrdersViewModel PlaceOrderUseCase", "PlaceOrderUseCase OrdersRepository",
        "StoredOrders OrdersRepository", "StoredOrders Requests",
        "OrdersDIContainer StoredOrders", "OrdersCoordinator OrdersDIContainer",
      ],
      wrong: [
        ("PlaceOrderUseCase StoredOrders", "domain-knows-nobody"),
        ("OrdersViewModel Requests", "presentation-asks-the-domain"),
        ("StoredOrders OrdersViewModel", "data-is-not-presented"),
        ("Requests StoredOrders", "infrastructure-serves-any-application"),
        ("OrdersViewModel OrdersDIContainer", "nobody-knows-the-root"),
      ]),
    Case(
      preset: "clean-swift",
      code: [
        ("A.swift", "ShowOrderViewController"), ("B.swift", "ShowOrderInteractor"),
        ("C.swift", "ShowOrderPresenter"), ("D.swift", "ShowOrderRouter"),
        ("ShowOrderModels.swift", "ShowOrder"), ("E.swift", "ShowOrderConfigurator"),
        ("F.swift", "OrdersWorker"), ("B.swift", "ShowOrderBusinessLogic protocol"),
        ("C.swift", "ShowOrderPresentationLogic protocol"),
        ("A.swift", "ShowOrderDisplayLogic protocol"),
      ],
      fine: [
        "ShowOrderViewController ShowOrderBusinessLogic", "ShowOrderViewController ShowOrder",
        "ShowOrderInteractor ShowOrderPresentationLogic", "ShowOrderInteractor OrdersWorker",
        "ShowOrderPresenter ShowOrderDisplayLogic", "ShowOrderRouter ShowOrderViewController",
        "ShowOrderConfigurator ShowOrderPresenter",
      ],
      wrong: [
        ("ShowOrderViewController OrdersWorker", "views-send-requests"),
        ("ShowOrderInteractor ShowOrderViewController", "interactor-shows-nothing"),
        ("ShowOrderPresenter ShowOrderInteractor", "presenter-asks-nobody"),
        ("OrdersWorker ShowOrderPresenter", "workers-know-no-scene"),
        ("ShowOrder OrdersWorker", "models-are-values"),
        ("ShowOrderDisplayLogic ShowOrderPresenter", "contracts-name-no-part"),
        ("ShowOrderViewController ShowOrderInteractor", "view-holds-protocols"),
        ("ShowOrderInteractor ShowOrderPresenter", "interactor-meets-presenter-through-protocol"),
        ("ShowOrderPresenter ShowOrderViewController", "presenter-meets-view-through-protocol"),
      ]),
    Case(
      preset: "clean-swiftui",
      code: [
        ("A.swift", "CountriesView"), ("B.swift", "CountriesInteractor"),
        ("C.swift", "Loading protocol"), ("D.swift", "CountriesRepository protocol"),
        ("E.swift", "AppState"),
      ],
      fine: [
        "CountriesView Loading", "CountriesInteractor CountriesRepository",
        "CountriesInteractor AppState",
      ],
      wrong: [
        ("CountriesView CountriesRepository", "layering"),
        ("CountriesView CountriesInteractor", "interactors-are-protocols"),
        ("CountriesRepository AppState", "repositories-write-no-state"),
        ("AppState CountriesView", "state-knows-no-view"),
      ]),
  ]

  @Test(arguments: cases)
  func findsTheMistakesAndNothingElse(_ example: Case) throws {
    var project = Project()
    for (file, declaration) in example.code {
      let words = declaration.split(separator: " ").map(String.init)
      let kind = words.count > 1 ? DeclarationKind(rawValue: words[1]) : .class
      project.add(words[0], try #require(kind), in: file)
    }
    func use(_ text: String, in project: inout Project) {
      let words = text.split(separator: " ").map(String.init)
      project.use(words[0], words[1])
    }
    for text in example.fine { use(text, in: &project) }
    #expect(try rules(of: example.preset, in: project) == [])
    for (text, rule) in example.wrong {
      var broken = project
      use(text, in: &broken)
      #expect(try rules(of: example.preset, in: broken).contains(rule), "\(text)")
    }
  }

  /// The names of the rules that find something.
  private func rules(of preset: String, in project: Project) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Rules").path
    let text = try String(contentsOfFile: "\(folder)/\(preset).yml", encoding: .utf8)
    return try load("version: 1\nextends: \(preset)\n", presets: [preset: text])
      .judge(project.graph, today: today, source: project.source)
      .flatMap(\.findings).map(\.rule)
  }
}

import Foundation
import LintelVocabulary
import Testing

extension PresetTests {
  @Test func layeredFindsItsClassicMistake() throws {
    var project = Project()
    project.add("LoginViewController", in: "App/UI/LoginViewController.swift")
    project.add("LoginService", in: "App/Services/LoginService.swift")
    project.add("UserRepository", in: "App/Storage/UserRepository.swift")
    project.add("User", .struct, in: "App/Models/User.swift")
    project.use("LoginViewController", "LoginService")
    project.use("LoginService", "UserRepository")
    project.use("UserRepository", "User")
    project.use("LoginViewController", "User")
    #expect(try messages("layered-3", project) == [])
    project.use("LoginService", "LoginViewController", .construct)
    project.use("LoginViewController", "UserRepository")
    #expect(
      try messages("layered-3", project) == [
        "layering: 'LoginService' (Business) creates 'LoginViewController' (Presentation), a layer "
          + "above it",
        "layering: 'LoginViewController' (Presentation) uses 'UserRepository' (Infrastructure), "
          + "skipping the closed layer 'Business'",
      ])
  }

  @Test func mvcFindsItsClassicMistake() throws {
    var project = Project()
    project.add("ContactCell", in: "App/Views/ContactCell.swift")
    project.add("Contact", .struct, in: "App/Models/Contact.swift")
    project.add("ContactsController", in: "App/Controllers/ContactsController.swift")
    project.use("ContactsController", "Contact")
    project.use("ContactsController", "ContactCell")
    #expect(try messages("mvc", project) == [])
    project.use("ContactCell", "Contact")
    #expect(
      try messages("mvc", project) == [
        "controller-connects: 'ContactCell' (View) uses 'Contact' (Model), its sibling in layer "
          + "'View, Model'"
      ])
  }

  @Test func mvvmFindsItsClassicMistake() throws {
    var project = Project()
    project.add("LoginView", .struct, in: "App/Login/LoginView.swift")
    project.add("LoginViewModel", in: "App/Login/LoginViewModel.swift")
    project.add("LoginService", in: "App/Services/LoginService.swift")
    project.use("LoginView", "LoginViewModel")
    project.use("LoginViewModel", "LoginService")
    project.addImport("SwiftUI", in: "App/Login/LoginView.swift")
    #expect(try messages("mvvm", project) == [])
    project.addImport("UIKit", in: "App/Login/LoginViewModel.swift")
    project.use("LoginView", "LoginService", .static)
    #expect(
      try messages("mvvm", project) == [
        "layering: 'LoginView' (View) uses a member of 'LoginService' (Service), skipping the closed layer "
          + "'ViewModel'",
        "view-models-have-no-screen: 'App/Login/LoginViewModel.swift' (ViewModel) imports 'UIKit', "
          + "which it must not",
      ])
  }

  @Test func viperFindsItsClassicMistake() throws {
    var project = Project()
    project.add("LoginViewController", in: "Login/LoginViewController.swift")
    project.add("LoginPresenterProtocol", .protocol, in: "Login/Contract.swift")
    project.add("LoginPresenter", in: "Login/LoginPresenter.swift")
    project.add("LoginInteractor", in: "Login/LoginInteractor.swift")
    project.add("LoginRouter", in: "Login/LoginRouter.swift")
    project.add("User", .struct, in: "Login/Entities/User.swift")
    project.use("LoginViewController", "LoginPresenterProtocol")
    project.use("LoginPresenter", "LoginPresenterProtocol", .conform)
    project.use("LoginInteractor", "User")
    project.use("LoginRouter", "LoginPresenter", .construct)
    #expect(try messages("viper", project) == [])
    project.use("LoginViewController", "LoginInteractor")
    project.use("LoginPresenter", "User")
    project.use("LoginViewController", "LoginPresenter")
    #expect(
      try messages("viper", project) == [
        "view-knows-its-presenter: 'LoginViewController' (View) uses 'LoginInteractor' (Interactor)",
        "presenter-presents: 'LoginPresenter' (Presenter) uses 'User' (Entity)",
        "view-meets-presenter-through-protocol: 'LoginViewController' (View) uses "
          + "'LoginPresenter' (Presenter), which is not a protocol or a value",
      ])
  }

  @Test func hexagonalFindsItsClassicMistake() throws {
    var project = Project()
    project.add("Order", .struct, in: "App/Domain/Order.swift")
    project.add("PlaceOrder", in: "App/Application/PlaceOrder.swift")
    project.add("OrdersPort", .protocol, in: "App/Application/OrdersPort.swift")
    project.add("SQLiteOrders", in: "App/Infrastructure/SQLiteOrders.swift")
    project.add("OrderScreen", in: "App/UI/OrderScreen.swift")
    project.add("AppDelegate", in: "App/AppDelegate.swift")
    project.use("PlaceOrder", "OrdersPort")
    project.use("PlaceOrder", "Order")
    project.use("SQLiteOrders", "OrdersPort", .conform)
    project.use("SQLiteOrders", "Order")
    project.use("AppDelegate", "SQLiteOrders", .construct)
    project.use("AppDelegate", "PlaceOrder", .construct)
    #expect(try messages("hexagonal", project) == [])
    project.use("PlaceOrder", "SQLiteOrders", .construct)
    project.use("OrderScreen", "SQLiteOrders")
    project.use("OrderScreen", "PlaceOrder", .static)
    #expect(
      try messages("hexagonal", project) == [
        "hexagon: 'PlaceOrder' (Application) creates 'SQLiteOrders' (DrivenAdapters), but the core "
          + "may use no other component",
        "hexagon: 'OrderScreen' (DrivingAdapters) uses 'SQLiteOrders' (DrivenAdapters), another adapter",
        "hexagon: 'OrderScreen' (DrivingAdapters) uses a member of 'PlaceOrder' (Application), which is "
          + "neither a port nor a value",
      ])
  }
}

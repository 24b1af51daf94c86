import MessengerTexts
import ScreenKit

/// Makes the module that puts a group together.
@MainActor
struct NewGroupBuilder {
  let service: any NewGroupService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = NewGroupInteractor(service: service)
    let wireframe = RoutingNewGroupWireframe(router: router)
    let presenter = NewGroupPresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = NewGroupViewController(handler: presenter, rows: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}

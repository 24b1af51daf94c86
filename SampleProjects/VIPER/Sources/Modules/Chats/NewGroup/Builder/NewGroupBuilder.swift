import MessengerTexts
import ScreenKit

/// Makes the module that puts a group together.
@MainActor
struct NewGroupBuilder {
  let contacts: any NewGroupContactService
  let creation: any NewGroupCreationService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = NewGroupInteractor(contacts: contacts, creation: creation)
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

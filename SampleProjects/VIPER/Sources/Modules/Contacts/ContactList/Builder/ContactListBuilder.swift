import MessengerTexts
import ScreenKit

/// Makes the module that lists the contacts.
@MainActor
struct ContactListBuilder {
  let contacts: any ContactListService
  let pauses: any ContactListPauseService
  let texts: Texts
  let router: any Router

  func build() -> ViewController {
    let interactor = ContactListInteractor(contacts: contacts, pauses: pauses)
    let wireframe = RoutingContactListWireframe(router: router)
    let presenter = ContactListPresenter(
      interactor: interactor, wireframe: wireframe, texts: texts)
    let view = ContactListViewController(handler: presenter, rows: presenter, texts: texts)
    interactor.output = presenter
    presenter.view = view
    wireframe.source = view
    return view
  }
}

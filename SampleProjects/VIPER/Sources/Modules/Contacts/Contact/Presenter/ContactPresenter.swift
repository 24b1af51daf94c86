import MessengerTexts

/// Shows a contact, and how writing to it or deleting it goes.
@MainActor
final class ContactPresenter {
  weak var view: (any ContactViewInterface)?

  private let interactor: any ContactInteractorInput
  private let wireframe: any ContactWireframe
  private let texts: Texts
  private var name = ""

  init(interactor: any ContactInteractorInput, wireframe: any ContactWireframe, texts: Texts) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }
}

extension ContactPresenter: ContactEventHandler {
  func viewDidLoad() {
    interactor.start()
  }

  func didTapMessage() {
    interactor.openThread()
  }

  func didTapDelete() {
    view?.askToDelete(
      Question(
        title: texts[.deleteTitle, name], confirmation: texts[.deleteContact],
        cancellation: texts[.cancel]))
  }

  func didConfirmDeletion() {
    interactor.delete()
  }
}

extension ContactPresenter: ContactInteractorOutput {
  func contactIs(name: String, handle: String) {
    self.name = name
    view?.show(name: name, handle: "@\(handle)")
  }

  func openingDidStart() {
    view?.show(error: nil)
  }

  func openingDidFail(_ failure: RequestFailure) {
    view?.show(error: texts.text(for: failure))
  }

  func threadDidOpen(_ id: String) {
    wireframe.showThread(id)
  }

  func deletionDidStart() {
    view?.show(error: nil)
  }

  func deletionDidFail(_ failure: RequestFailure) {
    view?.show(error: texts.text(for: failure))
  }

  func contactWasDeleted() {
    wireframe.close()
  }
}

import MessengerTexts

/// Says on the screen how adding a contact goes.
@MainActor
final class NewContactPresenter {
  weak var view: (any NewContactViewInterface)?

  private let interactor: any NewContactInteractorInput
  private let wireframe: any NewContactWireframe
  private let texts: Texts

  init(
    interactor: any NewContactInteractorInput, wireframe: any NewContactWireframe, texts: Texts
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }

  private func text(for failure: NewContactFailure) -> String {
    switch failure {
    case .missingName: texts[.enterName]
    case .missingHandle: texts[.enterHandle]
    case .nameTooLong: texts[.nameTooLong]
    case .ownHandle: texts[.ownHandle]
    case .unknownHandle: texts[.unknownHandle]
    case .handleTaken: texts[.handleTaken]
    case .request(let failure): texts.text(for: failure)
    }
  }
}

extension NewContactPresenter: NewContactEventHandler {
  func didTapSave(name: String, handle: String) {
    interactor.add(name: name, handle: handle)
  }
}

extension NewContactPresenter: NewContactInteractorOutput {
  func additionDidStart() {
    view?.show(error: nil)
    view?.show(isBusy: true)
  }

  func additionDidFail(_ failure: NewContactFailure) {
    view?.show(isBusy: false)
    view?.show(error: text(for: failure))
  }

  func contactWasAdded() {
    wireframe.close()
  }
}

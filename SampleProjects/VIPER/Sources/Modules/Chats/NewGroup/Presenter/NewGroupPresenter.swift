import MessengerTexts

/// Shows who can be in a group, and how making it goes.
@MainActor
final class NewGroupPresenter {
  weak var view: (any NewGroupViewInterface)?

  private let interactor: any NewGroupInteractorInput
  private let wireframe: any NewGroupWireframe
  private let texts: Texts
  private var candidates: [CandidateResponse] = []

  init(
    interactor: any NewGroupInteractorInput, wireframe: any NewGroupWireframe, texts: Texts
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }
}

extension NewGroupPresenter: NewGroupDataSource {
  var rowCount: Int { candidates.count }

  func row(at index: Int) -> CandidateRow {
    let candidate = candidates[index]
    return CandidateRow(name: candidate.name, mark: candidate.isChosen ? "✓" : nil)
  }
}

extension NewGroupPresenter: NewGroupEventHandler {
  func viewDidLoad() {
    interactor.start()
  }

  func didEdit(name: String) {
    interactor.setName(name)
  }

  func didSelectRow(_ row: Int) {
    interactor.toggle(candidates[row].handle)
  }

  func didTapCreate() {
    interactor.create()
  }
}

extension NewGroupPresenter: NewGroupInteractorOutput {
  func candidatesDidChange(_ newCandidates: [CandidateResponse]?) {
    candidates = newCandidates ?? []
    view?.showRows(emptyText: newCandidates?.isEmpty == true ? texts[.noContacts] : nil)
  }

  func permissionDidChange(mayCreate: Bool) {
    view?.show(mayCreate: mayCreate)
  }

  func creationDidStart() {
    view?.show(error: nil)
    view?.show(isBusy: true)
  }

  func creationDidFail(_ failure: RequestFailure) {
    view?.show(isBusy: false)
    view?.show(error: texts.text(for: failure))
  }

  func groupWasCreated(_ id: String) {
    wireframe.showThread(id)
  }
}

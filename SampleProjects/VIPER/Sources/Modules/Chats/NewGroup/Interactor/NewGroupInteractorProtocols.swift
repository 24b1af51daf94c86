/// What the interactor offers: putting a group together.
@MainActor
protocol NewGroupInteractorInput {
  /// Tells who can be chosen, and from then on what changes.
  func start()

  func setName(_ name: String)

  /// Chooses somebody, or no longer.
  func toggle(_ handle: String)

  /// Creates the group, unless it may not be or that is under way.
  func create()
}

/// Who hears of the interactor.
@MainActor
protocol NewGroupInteractorOutput: AnyObject {
  /// - Parameter candidates: `nil` as long as nobody knows them.
  func candidatesDidChange(_ candidates: [CandidateResponse]?)
  func permissionDidChange(mayCreate: Bool)
  func creationDidStart()
  func creationDidFail(_ failure: RequestFailure)
  func groupWasCreated(_ id: String)
}

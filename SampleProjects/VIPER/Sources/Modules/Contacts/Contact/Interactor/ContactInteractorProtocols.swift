/// What the interactor offers: writing to a contact, and deleting it.
@MainActor
protocol ContactInteractorInput {
  /// Tells who the contact is.
  func start()

  /// Opens the thread with the contact, unless that is under way.
  func openThread()

  /// Deletes the contact, unless that is under way.
  func delete()
}

/// Who hears of the interactor.
@MainActor
protocol ContactInteractorOutput: AnyObject {
  func contactIs(name: String, handle: String)
  func openingDidStart()
  func openingDidFail(_ failure: RequestFailure)
  func threadDidOpen(_ id: String)
  func deletionDidStart()
  func deletionDidFail(_ failure: RequestFailure)
  func contactWasDeleted()
}

@testable import MVVMC

/// Takes every name, or none.
final class FakeProfileService: ProfileService {
  var error: ServiceError?
  private(set) var names: [String] = []

  func rename(to name: AccountName) async throws(ServiceError) {
    names.append(name.name)
    if let error { throw error }
  }
}

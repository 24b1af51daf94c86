@testable import VIPER

@MainActor
final class ContactFake: ContactService {
  var error: ServiceError?
  private(set) var deleted: [String] = []

  func contact(_ handle: String) -> ContactDetails? {
    handle == "grace" ? ContactDetails(name: "Grace", handle: "grace") : nil
  }

  func delete(_ handle: String) async throws(ServiceError) {
    deleted.append(handle)
    if let error { throw error }
  }
}

@MainActor
final class ContactThreadFake: ContactThreadService {
  var error: ServiceError?
  private(set) var opened: [String] = []

  func openThread(with handle: String) async throws(ServiceError) -> String {
    opened.append(handle)
    if let error { throw error }
    return "7"
  }
}

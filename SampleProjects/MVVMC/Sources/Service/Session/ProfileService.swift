/// Changes what others see of the user.
@MainActor
protocol ProfileService: AnyObject {
  func rename(to name: AccountName) async throws(ServiceError)
}

/// What makes a group.
@MainActor
protocol NewGroupCreationService {
  /// The identifier of the group.
  func createGroup(
    named name: String, with handles: [String]
  ) async throws(ServiceError) -> String
}

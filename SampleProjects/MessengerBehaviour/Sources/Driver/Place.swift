/// Where a user can be who is signed in.
struct Place: Sendable {
  typealias Way = @MainActor @Sendable (Driver) async throws -> Void

  /// What a user calls it: "a thread".
  let name: String

  /// A view that is on the screen there, and nowhere else.
  let landmark: String

  /// From the chats, as they are after the launch.
  let way: Way

  init(_ name: String, landmark: String, way: @escaping Way) {
    self.name = name
    self.landmark = landmark
    self.way = way
  }
}

extension Driver {
  /// Launches the app of Ada, who has a contact and a group, and goes to a place.
  func launch(
    at place: Place, file: String = #fileID, line: Int = #line
  ) async throws {
    let ada = try await person("ada")
    try await ada.adds("Grace", "grace")
    _ = try await ada.createsGroup("Engines", with: ["grace", "alan"])
    try await launchSignedIn(file: file, line: line)
    try await place.way(self)
    try see(place.landmark, file: file, line: line)
  }
}

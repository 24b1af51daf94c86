/// Who a contact is.
struct ContactDetails: Equatable, Sendable {
  let name: String
  let handle: String
}

/// Hears which member the user chooses.
///
/// The protocol belongs to the list: so it can report without knowing its container.
@MainActor
protocol MembersViewControllerDelegate: AnyObject {
  func membersViewController(_ controller: MembersViewController, didChoose member: Member)
}

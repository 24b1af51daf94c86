/// Told what comes of leaving a group.
///
/// The protocol belongs to the child: so it can report without knowing its container.
@MainActor
protocol LeaveGroupViewControllerDelegate: AnyObject {
  func leaveGroupViewControllerWillLeave(_ controller: LeaveGroupViewController)
  func leaveGroupViewController(
    _ controller: LeaveGroupViewController, didFailWith error: RequestError)
}

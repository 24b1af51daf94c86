/// Hears what the user wants to send.
///
/// The protocol belongs to the child: so it can report without knowing its container.
@MainActor
protocol ComposerViewControllerDelegate: AnyObject {
  func composerViewController(_ controller: ComposerViewController, didWrite text: String)
}

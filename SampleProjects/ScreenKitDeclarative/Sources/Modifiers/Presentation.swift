import ScreenKit

extension DeclarativeView {
  /// Shows another screen in front of everything while `isPresented` is true.
  public func sheet<Content: DeclarativeView>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some DeclarativeView {
    PresentingView(
      content: self, isPresented: isPresented, presentation: Sheet(content: content))
  }

  /// Asks the user a question in front of everything while `isPresented` is true.
  ///
  /// What the alert says is decided when it comes onto the screen.
  ///
  /// - Parameters:
  ///   - actions: The answers, as buttons. Each sets `isPresented` to false before it acts.
  ///   - message: What there is to say below the title, as text.
  public func alert<Message: DeclarativeView>(
    _ title: String, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some DeclarativeView,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some DeclarativeView {
    PresentingView(
      content: self, isPresented: isPresented,
      presentation: Alert(title: title, actions: actions(), message: message()))
  }
}

/// A view in front of which something is shown at times.
struct PresentingView: ModifiedView {
  let content: any DeclarativeView
  let isPresented: Binding<Bool>
  let presentation: any Presentation

  func makeNode(in context: ViewContext) -> Node {
    PresentationNode(self, context: context)
  }
}

/// What is shown in front of a view.
@MainActor
protocol Presentation {
  /// Makes the controller to present; `dismissed` is to be called when the user has dismissed it.
  func makeController(
    in context: ViewContext, dismissed: @escaping @MainActor () -> Void
  ) -> ViewController

  /// Brings a controller up to date that has been made for an earlier value.
  func update(_ controller: ViewController, in context: ViewContext)
}

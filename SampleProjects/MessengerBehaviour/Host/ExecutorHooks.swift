#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The places where the Swift runtime lets a program choose its executors.
enum ExecutorHooks {
  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook =
    @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Has all jobs of the process done by the main queue, from now on.
  static func install() {
    // Before Swift 6.2, only what is enqueued on the main actor's executor could be had.
    if address(of: "swift_task_getMainExecutor_hook") != nil {
      hook("swift_task_getMainExecutor_hook", as: MainExecutorHook.self) { _ in
        MainQueue.shared.asUnownedSerialExecutor()
      }
    } else {
      enqueue("swift_task_enqueueMainExecutor_hook")
    }
    enqueue("swift_task_enqueueGlobal_hook")
  }

  private static func enqueue(_ name: String) {
    hook(name, as: EnqueueHook.self) { job, _ in MainQueue.shared.enqueue(job) }
  }

  private static func hook<Hook>(_ name: String, as type: Hook.Type, _ function: Hook) {
    guard let address = address(of: name) else {
      preconditionFailure("The Swift runtime has no \(name), which settling needs.")
    }
    address.assumingMemoryBound(to: Hook?.self).pointee = function
  }

  private static func address(of name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), name)
  }
}

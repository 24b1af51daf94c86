// Written by Scripts/sdk-names, from the toolchain, and from apple-names.txt, apple-members.txt and
// apple-shapes.txt in Scripts/lib.
// Toolchain: swift-6.3.1-RELEASE, x86_64-unknown-linux-gnu

/// The public members, types and functions of the standard library, Foundation and Apple's frameworks, except
/// for operators and names that start with an underscore.
///
/// A line has a name, followed by its entries. A line that begins with a blank continues the line before.
///
/// - Members: an entry is the type that declares the member, after a dot if the member is static, followed by
///   its parameters and its result: `first` has `Collection`, a property, and `Sequence(where:f)`, a method.
///   A parameter has its label and, where it is known, its type: `f` for a function, `k` for a key path,
///   else the name of the type, with `?` if it is optional; then `=` if the parameter has a default value, and
///   `*` if it is variadic. After `>` comes the type of the value or result.
/// - Functions: the same without a declaring type.
/// - Types: an entry is a supertype, after `<`; an initialiser or subscript with its parameters, as `init` and
///   `subscript`; the names of nested types, after `:` in a protocol, whose conforming types inherit them, else
///   after `/`; or the generic parameters in order, after `#`. `=RawValue` says that the values of the type may
///   be raw values of an enum.
///
/// - Shapes: as in Scripts/lib/apple-shapes.txt, after the type that declares the member, and its module after
///   `@`.
/// - Known members: the types of Apple's frameworks all of whose members with the name are known.
///
/// `?` says that only the name is known, as for most names of Apple's frameworks. `??` stands for a member that
/// Apple's frameworks add to a type of the toolchain.
enum SDKNames {
  /// 6723 names of members, ordered by their UTF-8 bytes.
  static let memberText: StaticString = """
    AES_128_GCM_SHA256 .tls_ciphersuite_t
    AES_256_GCM_SHA384 .tls_ciphersuite_t
    CHACHA20_POLY1305_SHA256 .tls_ciphersuite_t
    CancellationError .Task()>CancellationError
    DTDKind .Kind
    DTLSv10 .tls_protocol_version_t
    DTLSv12 .tls_protocol_version_t
    E2BIG .POSIXError>POSIXErrorCode
    EACCES .POSIXError>POSIXErrorCode
    EADDRINUSE .POSIXError>POSIXErrorCode
    EADDRNOTAVAIL .POSIXError>POSIXErrorCode
    EAFNOSUPPORT .POSIXError>POSIXErrorCode
    EAGAIN .POSIXError>POSIXErrorCode
    EALREADY .POSIXError>POSIXErrorCode
    EBADF .POSIXError>POSIXErrorCode
    EBADMSG .POSIXError>POSIXErrorCode
    EBUSY .POSIXError>POSIXErrorCode
    ECANCELED .POSIXError>POSIXErrorCode
    ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA .tls_ciphersuite_t
    ECDHE_ECDSA_WITH_AES_128_CBC_SHA .tls_ciphersuite_t
    ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 .tls_ciphersuite_t
    ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 .tls_ciphersuite_t
    ECDHE_ECDSA_WITH_AES_256_CBC_SHA .tls_ciphersuite_t
    ECDHE_ECDSA_WITH_AES_256_CBC_SHA384 .tls_ciphersuite_t
    ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 .tls_ciphersuite_t
    ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 .tls_ciphersuite_t
    ECDHE_RSA_WITH_3DES_EDE_CBC_SHA .tls_ciphersuite_t
    ECDHE_RSA_WITH_AES_128_CBC_SHA .tls_ciphersuite_t
    ECDHE_RSA_WITH_AES_128_CBC_SHA256 .tls_ciphersuite_t
    ECDHE_RSA_WITH_AES_128_GCM_SHA256 .tls_ciphersuite_t
    ECDHE_RSA_WITH_AES_256_CBC_SHA .tls_ciphersuite_t
    ECDHE_RSA_WITH_AES_256_CBC_SHA384 .tls_ciphersuite_t
    ECDHE_RSA_WITH_AES_256_GCM_SHA384 .tls_ciphersuite_t
    ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 .tls_ciphersuite_t
    ECHILD .POSIXError>POSIXErrorCode
    ECONNABORTED .POSIXError>POSIXErrorCode
    ECONNREFUSED .POSIXError>POSIXErrorCode
    ECONNRESET .POSIXError>POSIXErrorCode
    EDEADLK .POSIXError>POSIXErrorCode
    EDESTADDRREQ .POSIXError>POSIXErrorCode
    EDOM .POSIXError>POSIXErrorCode
    EDQUOT .POSIXError>POSIXErrorCode
    EEXIST .POSIXError>POSIXErrorCode
    EFAULT .POSIXError>POSIXErrorCode
    EFBIG .POSIXError>POSIXErrorCode
    EHOSTDOWN .POSIXError>POSIXErrorCode
    EHOSTUNREACH .POSIXError>POSIXErrorCode
    EIDRM .POSIXError>POSIXErrorCode
    EILSEQ .POSIXError>POSIXErrorCode
    EINPROGRESS .POSIXError>POSIXErrorCode
    EINTR .POSIXError>POSIXErrorCode
    EINVAL .POSIXError>POSIXErrorCode
    EIO .POSIXError>POSIXErrorCode
    EISCONN .POSIXError>POSIXErrorCode
    EISDIR .POSIXError>POSIXErrorCode
    ELOOP .POSIXError>POSIXErrorCode
    EMFILE .POSIXError>POSIXErrorCode
    EMLINK .POSIXError>POSIXErrorCode
    EMSGSIZE .POSIXError>POSIXErrorCode
    EMULTIHOP .POSIXError>POSIXErrorCode
    ENAMETOOLONG .POSIXError>POSIXErrorCode
    ENETDOWN .POSIXError>POSIXErrorCode
    ENETRESET .POSIXError>POSIXErrorCode
    ENETUNREACH .POSIXError>POSIXErrorCode
    ENFILE .POSIXError>POSIXErrorCode
    ENOBUFS .POSIXError>POSIXErrorCode
    ENODATA .POSIXError>POSIXErrorCode
    ENODEV .POSIXError>POSIXErrorCode
    ENOENT .POSIXError>POSIXErrorCode
    ENOEXEC .POSIXError>POSIXErrorCode
    ENOLCK .POSIXError>POSIXErrorCode
    ENOLINK .POSIXError>POSIXErrorCode
    ENOMEM .POSIXError>POSIXErrorCode
    ENOMSG .POSIXError>POSIXErrorCode
    ENOPROTOOPT .POSIXError>POSIXErrorCode
    ENOSPC .POSIXError>POSIXErrorCode
    ENOSR .POSIXError>POSIXErrorCode
    ENOSTR .POSIXError>POSIXErrorCode
    ENOSYS .POSIXError>POSIXErrorCode
    ENOTBLK .POSIXError>POSIXErrorCode
    ENOTCONN .POSIXError>POSIXErrorCode
    ENOTDIR .POSIXError>POSIXErrorCode
    ENOTEMPTY .POSIXError>POSIXErrorCode
    ENOTRECOVERABLE .POSIXError>POSIXErrorCode
    ENOTSOCK .POSIXError>POSIXErrorCode
    ENOTTY .POSIXError>POSIXErrorCode
    ENXIO .POSIXError>POSIXErrorCode
    EOVERFLOW .POSIXError>POSIXErrorCode
    EOWNERDEAD .POSIXError>POSIXErrorCode
    EPERM .POSIXError>POSIXErrorCode
    EPFNOSUPPORT .POSIXError>POSIXErrorCode
    EPIPE .POSIXError>POSIXErrorCode
    EPROTO .POSIXError>POSIXErrorCode
    EPROTONOSUPPORT .POSIXError>POSIXErrorCode
    EPROTOTYPE .POSIXError>POSIXErrorCode
    ERANGE .POSIXError>POSIXErrorCode
    EREMOTE .POSIXError>POSIXErrorCode
    EROFS .POSIXError>POSIXErrorCode
    ESHUTDOWN .POSIXError>POSIXErrorCode
    ESOCKTNOSUPPORT .POSIXError>POSIXErrorCode
    ESPIPE .POSIXError>POSIXErrorCode
    ESRCH .POSIXError>POSIXErrorCode
    ESTALE .POSIXError>POSIXErrorCode
    ETIME .POSIXError>POSIXErrorCode
    ETIMEDOUT .POSIXError>POSIXErrorCode
    ETOOMANYREFS .POSIXError>POSIXErrorCode
    ETXTBSY .POSIXError>POSIXErrorCode
    EUSERS .POSIXError>POSIXErrorCode
    EWOULDBLOCK .POSIXError>POSIXErrorCode
    EXDEV .POSIXError>POSIXErrorCode
    ISO8601 .Identifier>Identifier
    ISO8601Format Date(_:ISO8601FormatStyle=)>String
    NSCalendarDayChanged .Name>Name
    NSDidBecomeSingleThreaded .Name>Name
    NSFileHandleConnectionAccepted .Name>Name
    NSFileHandleDataAvailable .Name>Name
    NSFileHandleReadToEndOfFileCompletion .Name>Name
    NSHTTPCookieManagerCookiesChanged .Name>Name
    NSSystemTimeZoneDidChange .Name>Name
    NSThreadWillExit .Name>Name
    NSURLCredentialStorageChanged .Name>Name
    NSWillBecomeMultiThreaded .Name>Name
    RSA_WITH_3DES_EDE_CBC_SHA .tls_ciphersuite_t
    RSA_WITH_AES_128_CBC_SHA .tls_ciphersuite_t
    RSA_WITH_AES_128_CBC_SHA256 .tls_ciphersuite_t
    RSA_WITH_AES_128_GCM_SHA256 .tls_ciphersuite_t
    RSA_WITH_AES_256_CBC_SHA .tls_ciphersuite_t
    RSA_WITH_AES_256_CBC_SHA256 .tls_ciphersuite_t
    RSA_WITH_AES_256_GCM_SHA384 .tls_ciphersuite_t
    TLSv10 .tls_protocol_version_t
    TLSv11 .tls_protocol_version_t
    TLSv12 .tls_protocol_version_t
    TLSv13 .tls_protocol_version_t
    URL ?
    abbreviated .AMPMStyle>AMPMStyle .CyclicYear>CyclicYear .DateStyle>DateStyle .Era>Era
     .Month>Month .Quarter>Quarter .StandaloneMonth>StandaloneMonth
     .StandaloneQuarter>StandaloneQuarter .StandaloneWeekday>StandaloneWeekday .Style .UnitWidth
     .UnitWidth>UnitWidth .UnitsStyle>UnitsStyle .Weekday>Weekday .Width ?
    abbreviation .PartOfSpeech NSTimeZone(for:Date)>String NSTimeZone>String
     TimeZone(for:Date=)>String
    abbreviationDictionary .NSTimeZone>Dictionary .TimeZone>Dictionary
    abnormalClosure .CloseCode
    abortModal ?
    abortParsing XMLParser()
    above .CanonicalCombiningClass>CanonicalCombiningClass
    aboveLeft .CanonicalCombiningClass>CanonicalCombiningClass
    aboveRight .CanonicalCombiningClass>CanonicalCombiningClass
    absolute ?
    absoluteString NSURL>String URL>String
    absoluteURL NSURL>URL URL>URL
    accentColor ?
    acceptConnectionInBackgroundAndNotify FileHandle() FileHandle(forModes:Array?)
    acceptInput RunLoop(forMode:String,before:Date)
    acceptsFirstMouse ?
    acceptsFirstResponder ?
    access ObservationRegistrar(_,keyPath:k)
    accessibility ?
    accessibilityAction ?
    accessibilityActivate ? ??
    accessibilityAddTraits ?
    accessibilityAdjustableAction ?
    accessibilityAttributedLabel ?
    accessibilityChildren ?
    accessibilityCustomActions ? ??
    accessibilityDecrement ? ??
    accessibilityDifferentiateWithoutColor ?
    accessibilityElement ?
    accessibilityElements ? ??
    accessibilityElementsHidden ? ??
    accessibilityEnabled ?
    accessibilityFocused ?
    accessibilityFrame ? ??
    accessibilityHeading ?
    accessibilityHidden ?
    accessibilityHint ? ??
    accessibilityIdentifier ?
    accessibilityIncrement ? ??
    accessibilityInputLabels ?
    accessibilityInvertColors ?
    accessibilityLabel ? ??
    accessibilityName ? UIColor>String
    accessibilityPerformEscape ? ??
    accessibilityReduceMotion ?
    accessibilityReduceTransparency ?
    accessibilityRemoveTraits ?
    accessibilityRepresentation ?
    accessibilityRotor ?
    accessibilityScroll ??
    accessibilityScrollAction ?
    accessibilitySortPriority ?
    accessibilityTraits ? ??
    accessibilityValue ? ??
    accessibilityViewIsModal ? ??
    accessoryCircular ?
    accessoryInline ?
    accessoryRectangular ?
    accessoryType ?
    accessoryView ?
    accountStatus ?
    accounting .SignDisplayStrategy>SignDisplayStrategy
    accountingAlways .SignDisplayStrategy(showZero:Bool=)>SignDisplayStrategy
    accuracyAuthorization ?
    acquiring .AtomicLoadOrdering>AtomicLoadOrdering .AtomicUpdateOrdering>AtomicUpdateOrdering
    acquiringAndReleasing .AtomicUpdateOrdering>AtomicUpdateOrdering
    acreFeet .UnitVolume>UnitVolume
    acres .UnitArea>UnitArea
    actionAtItemEnd ?
    actionIdentifier ?
    actionSheet ?
    actions ?
    activate ? DispatchObject() DispatchSourceProtocol()
    activateFileViewerSelecting ?
    activationState ?
    active ?
    activeProcessorCount ProcessInfo>Int
    activityIndicators ?
    activityType ? ??
    actorReady DistributedActorSystem(_) LocalTestingDistributedActorSystem(_)
    actorSystem DistributedActor
    actorSystemKey .CodingUserInfoKey>CodingUserInfoKey
    actualByteCount .Component
    adaptive ?
    adaptivePresentationStyle ?
    add .ArithmeticOperator ? Atomic(_:Int,ordering:AtomicUpdateOrdering)
     Atomic(_:Int128,ordering:AtomicUpdateOrdering) Atomic(_:Int16,ordering:AtomicUpdateOrdering)
     Atomic(_:Int32,ordering:AtomicUpdateOrdering) Atomic(_:Int64,ordering:AtomicUpdateOrdering)
     Atomic(_:Int8,ordering:AtomicUpdateOrdering) Atomic(_:UInt,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
     Decimal(_:Decimal) DispatchSourceUserDataAdd(data:UInt) NSCountedSet(_) NSMutableArray(_)
     NSMutableIndexSet(_:IndexSet) NSMutableIndexSet(_:Int) NSMutableIndexSet(in)
     NSMutableOrderedSet(_) NSMutableOrderedSet(_:UnsafePointer?,count:Int) NSMutableSet(_)
     RunLoop(_:Port,forMode:Mode) RunLoop(_:Timer,forMode:Mode)
     TaskGroup(priority:TaskPriority?=,operation:f)>Bool
     ThrowingTaskGroup(priority:TaskPriority?=,operation:f)>Bool
    addAction ?
    addAnimations ?
    addAnnotation ?
    addAnnotations ?
    addArc ?
    addArrangedSubview ? UIStackView(_:UIView)
    addAttribute NSMutableAttributedString(_:Key,value,range) XMLElement(_:XMLNode)
    addAttributes NSMutableAttributedString(_:Dictionary,range)
    addBarrierBlock OperationQueue(_:f)
    addBehavior ?
    addBoundaryTimeObserver ?
    addButton ?
    addCharacters NSMutableCharacterSet(in) NSMutableCharacterSet(in:String)
    addChild ? Progress(_:Progress,withPendingUnitCount:Int64) XMLDTD(_:XMLNode)
     XMLDocument(_:XMLNode) XMLElement(_:XMLNode)
    addClip ?
    addCompletion ?
    addConstraint ?
    addConstraints ?
    addCursorRect ?
    addCurve ?
    addDependency Operation(_:Operation)
    addEllipse ?
    addEntries NSMutableDictionary(from:Dictionary)
    addExecutionBlock BlockOperation(_:f)
    addGestureRecognizer ?
    addImmediateTask
     DiscardingTaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)
     TaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)
     ThrowingDiscardingTaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)
     ThrowingTaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)
    addImmediateTaskUnlessCancelled
     DiscardingTaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)>Bool
     TaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)>Bool
     ThrowingDiscardingTaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)>Bool
     ThrowingTaskGroup(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)>Bool
    addInput ?
    addInteraction ?
    addItem ?
    addKeyCommand ?
    addLayoutGuide ?
    addLine ?
    addLines ?
    addMotionEffect ?
    addNamespace XMLElement(_:XMLNode)
    addObjects NSMutableArray(from:Array) NSMutableOrderedSet(from:Array) NSMutableSet(from:Array)
    addObserver ??
     NotificationCenter(forName:Name?,object,queue:OperationQueue?,using:f)>NSObjectProtocol
     NotificationCenter(of,for,using:f)>ObservationToken
     NotificationCenter(of=,for,using:f)>ObservationToken
    addOperation OperationQueue(_:Operation) OperationQueue(_:f)
    addOperations OperationQueue(_:Array,waitUntilFinished:Bool)
    addOutput ?
    addOverlay ?
    addOverlays ?
    addPath ?
    addPeriodicTimeObserver ?
    addPersistentStore ?
    addProduct CGFloat(_:CGFloat,_:CGFloat) Double(_:Double,_:Double) Float(_:Float,_:Float)
     Float16(_:Float16,_:Float16) Float80(_:Float80,_:Float80) FloatingPoint(_,_) SIMD(_,_)
    addQuadCurve ?
    addRect ?
    addRects ?
    addRoundedRect ?
    addSublayer ?
    addSubview ?
    addSuite UserDefaults(named:String)
    addTabViewItem ?
    addTableColumn ?
    addTarget ?
    addTask
     DiscardingTaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     DiscardingTaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     DiscardingTaskGroup(name:String?,priority:TaskPriority?=,operation:f)
     DiscardingTaskGroup(priority:TaskPriority?=,operation:f)
     TaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     TaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     TaskGroup(name:String?,priority:TaskPriority?=,operation:f)
     TaskGroup(priority:TaskPriority?=,operation:f)
     ThrowingDiscardingTaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     ThrowingDiscardingTaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     ThrowingDiscardingTaskGroup(name:String?,priority:TaskPriority?=,operation:f)
     ThrowingDiscardingTaskGroup(priority:TaskPriority?=,operation:f)
     ThrowingTaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     ThrowingTaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)
     ThrowingTaskGroup(name:String?,priority:TaskPriority?=,operation:f)
     ThrowingTaskGroup(priority:TaskPriority?=,operation:f)
    addTaskUnlessCancelled
     DiscardingTaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     DiscardingTaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     DiscardingTaskGroup(name:String?,priority:TaskPriority?=,operation:f)>Bool
     DiscardingTaskGroup(priority:TaskPriority?=,operation:f)>Bool
     TaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     TaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     TaskGroup(name:String?,priority:TaskPriority?=,operation:f)>Bool
     TaskGroup(priority:TaskPriority?=,operation:f)>Bool
     ThrowingDiscardingTaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     ThrowingDiscardingTaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     ThrowingDiscardingTaskGroup(name:String?,priority:TaskPriority?=,operation:f)>Bool
     ThrowingDiscardingTaskGroup(priority:TaskPriority?=,operation:f)>Bool
     ThrowingTaskGroup(executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     ThrowingTaskGroup(name:String?,executorPreference:TaskExecutor?=,priority:TaskPriority?=,operation:f)>Bool
     ThrowingTaskGroup(name:String?,priority:TaskPriority?=,operation:f)>Bool
     ThrowingTaskGroup(priority:TaskPriority?=,operation:f)>Bool
    addTeardownBlock ? XCTestCase(_:f)
    addTest XCTestSuite(_:XCTest)
    addTestObserver XCTestObservationCenter(_:XCTestObservation)
    addTestRun XCTestSuiteRun(_:XCTestRun)
    addTextField ?
    addTimeInterval Date(_:TimeInterval)
    addTrackingArea ?
    addUIInterruptionMonitor ?
    addUserInfoEntries ??
    addUserScript ?
    addValue NSMutableURLRequest(_:String,forHTTPHeaderField:String)
     URLRequest(_:String,forHTTPHeaderField:String)
    addedToDirectoryDate URLResourceValues>Date
    addedToDirectoryDateKey .URLResourceKey>URLResourceKey
    adding NSArray(_)>Array NSDecimalNumber(_:NSDecimalNumber)>NSDecimalNumber
     NSDecimalNumber(_:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors?)>NSDecimalNumber
     NSIndexPath(_:Int)>IndexPath NSMeasurement(_:Measurement)>Measurement NSSet(_)>Set
    addingAttributes ?
    addingObjects NSArray(from:Array)>Array NSSet(from:Array)>Set NSSet(from:Set)>Set
    addingPercentEncoding NSString(withAllowedCharacters:CharacterSet)>String
     StringProtocol(withAllowedCharacters:CharacterSet)>String
    addingProduct FloatingPoint(_,_)>Self SIMD(_,_)>Self
    addingReportingOverflow FixedWidthInteger(_) Int(_:Int) Int128(_:Int128) Int16(_:Int16)
     Int32(_:Int32) Int64(_:Int64) Int8(_:Int8) UInt(_:UInt) UInt128(_:UInt128) UInt16(_:UInt16)
     UInt32(_:UInt32) UInt64(_:UInt64) UInt8(_:UInt8)
    addingTimeInterval Date(_:TimeInterval)>Date NSDate(_:TimeInterval)>Date
    additionalSafeAreaInsets ?
    address .CheckingType>CheckingType Host>String LocalTestingActorID>String SocketPort>Data
    addresses Host>Array
    adjective .PartOfSpeech
    adjustedContentInset ?
    adjustingRanges NSTextCheckingResult(offset:Int)>NSTextCheckingResult
    adjustsFontForContentSizeCategory ?
    adjustsFontSizeToFitWidth ?
    adjustsImageWhenHighlighted ?
    adlam .Script>Script
    adminApplicationDirectory .SearchPathDirectory
    administrativeArea ?
    adposition .PartOfSpeech
    advanced BinaryInteger(by:Int)>Self CGFloat(by:CGFloat)>CGFloat Data(by:Int)>Data
     Date(by:TimeInterval)>Date Decimal(by:Decimal)>Decimal Double(by:Double)>Double
     Float(by:Float)>Float Float16(by:Float16)>Float16 Float80(by:Float80)>Float80
     Index(by:Int)>Index Instant(by:Duration)>Instant InstantProtocol(by)>Self Int(by:Int)>Int
     Strideable(by)>Self UnsafeMutablePointer(by:Int)>Self
     UnsafeMutableRawPointer(by:Int)>UnsafeMutableRawPointer UnsafePointer(by:Int)>Self
     UnsafeRawPointer(by:Int)>UnsafeRawPointer
    adverb .PartOfSpeech
    advertisingIdentifier ?
    affineTransform ?
    afghanistan .Region>Region
    afterDate .End(_:Date)>End
    afterOccurrences .End(_:Int)>End
    afterPrefix .PadPosition
    afterSuffix .PadPosition
    age Properties>Version
    aggregate .ExpressionType ?
    aiff ?
    ainu .LanguageCode>LanguageCode
    albania .Region>Region
    albanian .LanguageCode>LanguageCode
    alert ?
    alertStyle ?
    alerts ?
    algeria .Region>Region
    alignAllEdgesInward .AlignmentOptions>AlignmentOptions
    alignAllEdgesNearest .AlignmentOptions>AlignmentOptions
    alignAllEdgesOutward .AlignmentOptions>AlignmentOptions
    alignHeightInward .AlignmentOptions>AlignmentOptions
    alignHeightNearest .AlignmentOptions>AlignmentOptions
    alignHeightOutward .AlignmentOptions>AlignmentOptions
    alignMaxXInward .AlignmentOptions>AlignmentOptions
    alignMaxXNearest .AlignmentOptions>AlignmentOptions
    alignMaxXOutward .AlignmentOptions>AlignmentOptions
    alignMaxYInward .AlignmentOptions>AlignmentOptions
    alignMaxYNearest .AlignmentOptions>AlignmentOptions
    alignMaxYOutward .AlignmentOptions>AlignmentOptions
    alignMinXInward .AlignmentOptions>AlignmentOptions
    alignMinXNearest .AlignmentOptions>AlignmentOptions
    alignMinXOutward .AlignmentOptions>AlignmentOptions
    alignMinYInward .AlignmentOptions>AlignmentOptions
    alignMinYNearest .AlignmentOptions>AlignmentOptions
    alignMinYOutward .AlignmentOptions>AlignmentOptions
    alignRectFlipped .AlignmentOptions>AlignmentOptions
    alignWidthInward .AlignmentOptions>AlignmentOptions
    alignWidthNearest .AlignmentOptions>AlignmentOptions
    alignWidthOutward .AlignmentOptions>AlignmentOptions
    alignedDown UnsafeMutableRawPointer(for)>UnsafeMutableRawPointer
     UnsafeMutableRawPointer(toMultipleOf:Int)>UnsafeMutableRawPointer
     UnsafeRawPointer(for)>UnsafeRawPointer UnsafeRawPointer(toMultipleOf:Int)>UnsafeRawPointer
    alignedUp UnsafeMutableRawPointer(for)>UnsafeMutableRawPointer
     UnsafeMutableRawPointer(toMultipleOf:Int)>UnsafeMutableRawPointer
     UnsafeRawPointer(for)>UnsafeRawPointer UnsafeRawPointer(toMultipleOf:Int)>UnsafeRawPointer
    alignment .MemoryLayout(ofValue)>Int .MemoryLayout>Int ?
    alignmentGuide ?
    alignmentRectInsets ?
    all .FileSystemEvent>FileSystemEvent .Modifier .Units>Units ?
    allApplicationsDirectory .SearchPathDirectory
    allBundles .Bundle>Array
    allCases .CaseIterable
    allControlEvents ?
    allCredentials URLCredentialStorage>Dictionary
    allDomainsMask .SearchPathDomainMask>SearchPathDomainMask
    allEditingEvents ?
    allElementsBoundByAccessibilityElement ?
    allElementsBoundByIndex ?
    allEvents ?
    allFrameworks .Bundle>Array
    allHTTPHeaderFields NSMutableURLRequest>Dictionary NSURLRequest>Dictionary
     URLRequest>Dictionary
    allHeaderFields HTTPURLResponse>Dictionary
    allKeys ? KeyedDecodingContainer>Array KeyedDecodingContainerProtocol>Array
     NSDictionary(for)>Array NSDictionary>Array
    allLibrariesDirectory .SearchPathDirectory
    allObjects NSEnumerator>Array NSSet>Array
    allPartitionsAndEjectDisk .UnmountOptions>UnmountOptions
    allSatisfy ? AsyncSequence(_:f)>Bool Publisher(_:f) Sequence(_:f)>Bool
    allTouchEvents ?
    allTouches ?
    allValues NSDictionary>Array URLResourceValues>Dictionary
    allocate .UnsafeMutableBufferPointer(capacity:Int)>UnsafeMutableBufferPointer
     .UnsafeMutablePointer(capacity:Int)>UnsafeMutablePointer
     .UnsafeMutableRawBufferPointer(byteCount:Int,alignment:Int)>UnsafeMutableRawBufferPointer
     .UnsafeMutableRawBufferPointer(count:Int)>UnsafeMutableRawBufferPointer
     .UnsafeMutableRawPointer(byteCount:Int,alignment:Int)>UnsafeMutableRawPointer
     .UnsafeMutableRawPointer(bytes:Int,alignedTo:Int)>UnsafeMutableRawPointer
    allow .ResponseDisposition
    allowCommentsAndWhitespace .Options>Options
    allowFragments .ReadingOptions>ReadingOptions
    allowLossy .EncodingConversionOptions>EncodingConversionOptions
    allowUserInteraction ?
    allowableMovement ?
    allowed .StoragePolicy
    allowedClasses NSCoder>Array NSKeyedUnarchiver>Array
    allowedContentTypes ?
    allowedExternalEntityURLs XMLParser>Set
    allowedFields AnchoredRelativeFormatStyle>Set RelativeFormatStyle>Set
    allowedFileTypes ?
    allowedInMemoryOnly .StoragePolicy
    allowedUnits ? Attributed>Units ByteCountFormatStyle>Units ByteCountFormatter>Units
     UnitsFormatStyle>Set
    allowsBackForwardNavigationGestures ?
    allowsBackgroundLocationUpdates ?
    allowsCellularAccess NSMutableURLRequest>Bool NSURLRequest>Bool URLRequest>Bool
     URLSessionConfiguration>Bool
    allowsDefaultTighteningForTruncation ?
    allowsEditing ?
    allowsFloats NumberFormatter>Bool
    allowsHitTesting ?
    allowsJSON5 JSONDecoder>Bool
    allowsKeyedCoding NSCoder>Bool NSKeyedArchiver>Bool NSKeyedUnarchiver>Bool
    allowsMultipleSelection ?
    allowsMultipleSelectionDuringEditing ?
    allowsNonnumericFormatting ? ByteCountFormatter>Bool
    allowsSelection ?
    allowsTightening ?
    alpha ?
    alpha2 .IdentifierType
    alpha3 .IdentifierType
    alphaInfo ?
    alphanumeric .NSMutableCharacterSet()>NSMutableCharacterSet
    alphanumerics .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    alternateDescription FoundationAttributes>AlternateDescriptionAttribute
    alternateIconName ?
    alternateQuotationBeginDelimiter Locale>String
    alternateQuotationBeginDelimiterKey .Key>Key
    alternateQuotationEndDelimiter Locale>String
    alternateQuotationEndDelimiterKey .Key>Key
    alternatingContentBackgroundColors ?
    altitude ?
    always .AcceptPolicy .DecimalSeparatorDisplayStrategy>DecimalSeparatorDisplayStrategy
     .ExternalEntityResolvingPolicy .SignDisplayStrategy(includingZero:Bool=)>SignDisplayStrategy
     .SignDisplayStrategy(showZero:Bool=)>SignDisplayStrategy
    alwaysBounceHorizontal ?
    alwaysBounceVertical ?
    alwaysMapped .ReadingOptions>ReadingOptions
    alwaysOriginal ?
    alwaysShowsDecimalSeparator NumberFormatter>Bool
    alwaysTemplate ?
    amPM .Field
    amSymbol Calendar>String DateFormatter>String NSCalendar>String
    americanSamoa .Region>Region
    amharic .LanguageCode>LanguageCode
    ampereHours .UnitElectricCharge>UnitElectricCharge
    amperes .UnitElectricCurrent>UnitElectricCurrent
    anchor AnchoredRelativeFormatStyle>Date
    anchorPoint ?
    anchorPreference ?
    anchored .CompareOptions>CompareOptions .MatchingOptions>MatchingOptions
     .SearchOptions>SearchOptions
    anchorsMatchLineEndings Regex(_:Bool=)>Regex
    anchorsMatchLines .Options>Options
    and .ListType .LogicalType
    andorra .Region>Region
    angola .Region>Region
    anguilla .Region>Region
    animatableData ? EdgeInsets
    animate ?
    animateKeyframes ?
    animateTransition ?
    animation ?
    animationController ?
    animationDidStart ?
    animationDidStop ?
    animationDuration ?
    animationImages ?
    animationKeys ?
    animationRepeatCount ?
    animations ?
    animator ?
    annotation ?
    annotations ?
    antarctica .Region>Region
    antialiased ?
    antiguaBarbuda .Region>Region
    any .Modifier .RegexComponent>CharacterClass ?
    anyDeclaration .DTDKind
    anyGraphemeCluster .RegexComponent>CharacterClass
    anyKey .ExpressionType
    anyNonNewline .RegexComponent>CharacterClass
    anyObject NSSet()
    anyOf .RegexComponent(_)>CharacterClass
    apacheWestern .LanguageCode>LanguageCode
    apiMisused .Kind
    appStoreReceiptURL ?? Bundle>URL
    appTransportSecurityRequiresSecureConnection .Code
    appearance ?
    append ? AffineTransform(_:AffineTransform) Array(_)
     Array(addingCapacity:Int,initializingWith:f) Array(contentsOf) ArraySlice(_)
     ArraySlice(contentsOf) AttributedString(_:AttributedStringProtocol) ContiguousArray(_)
     ContiguousArray(addingCapacity:Int,initializingWith:f) ContiguousArray(contentsOf)
     Data(_:Data) Data(_:UnsafeBufferPointer) Data(_:UnsafePointer,count:Int) Data(contentsOf)
     Data(contentsOf:Array) DispatchData(_:DispatchData) DispatchData(_:UnsafeBufferPointer)
     DispatchData(_:UnsafePointer,count:Int) DispatchData(_:UnsafeRawBufferPointer)
     IndexPath(_:Array) IndexPath(_:Element) IndexPath(_:IndexPath)
     NSAffineTransform(_:AffineTransform) NSMutableAttributedString(_:NSAttributedString)
     NSMutableData(_:Data) NSMutableData(_:UnsafeRawPointer,length:Int) NSMutableString(_:String)
     OutputRawSpan(_,as) OutputRawSpan(_:UInt8) OutputRawSpan(repeating,count:Int,as)
     OutputSpan(_) OutputSpan(repeating,count:Int) Publisher(_*) RangeReplaceableCollection(_)
     RangeReplaceableCollection(contentsOf) String(_:Character) String(_:String)
     String(contentsOf) String(contentsOf:String) String(contentsOf:Substring)
     Substring(contentsOf) URL(component,directoryHint:DirectoryHint=)
     URL(components*,directoryHint:DirectoryHint=) URL(path,directoryHint:DirectoryHint=)
     URL(queryItems:Array) UnicodeScalarView(_:Scalar) UnicodeScalarView(contentsOf)
    appendInterpolation DefaultStringInterpolation(_)
     DefaultStringInterpolation(_,default:StringProtocol)
     StringInterpolation(cyclicYear:CyclicYear) StringInterpolation(day:Day)
     StringInterpolation(dayOfYear:DayOfYear) StringInterpolation(dayPeriod:DayPeriod)
     StringInterpolation(era:Era) StringInterpolation(hour:VerbatimHour)
     StringInterpolation(minute:Minute) StringInterpolation(month:Month)
     StringInterpolation(quarter:Quarter) StringInterpolation(second:Second)
     StringInterpolation(secondFraction:SecondFraction)
     StringInterpolation(standaloneMonth:StandaloneMonth)
     StringInterpolation(standaloneQuarter:StandaloneQuarter)
     StringInterpolation(standaloneWeekday:StandaloneWeekday)
     StringInterpolation(timeZone:TimeZone) StringInterpolation(week:Week)
     StringInterpolation(weekday:Weekday) StringInterpolation(year:Year)
     StringInterpolation(yearForWeekOfYear:YearForWeekOfYear)
    appendItems ?
    appendLiteral DefaultStringInterpolation(_:String) StringInterpolation(_:String)
     StringInterpolationProtocol(_)
    appendOnly .FileAttributeKey>FileAttributeKey
    appendPathComponent URL(_:String) URL(_:String,isDirectory:Bool)
    appendPathExtension URL(_:String)
    appendSections ?
    appending AnyKeyPath(path:k) IndexPath(_:Array)>IndexPath IndexPath(_:Element)>IndexPath
     IndexPath(_:IndexPath)>IndexPath NSString(_:String)>String StringProtocol(_)>String
     URL(component,directoryHint:DirectoryHint=)>URL
     URL(components*,directoryHint:DirectoryHint=)>URL URL(path,directoryHint:DirectoryHint=)>URL
     URL(queryItems:Array)>URL
    appendingFormat StringProtocol(_,_:CVarArg*)>String
    appendingPathComponent NSString(_:String)>String NSURL(_:String)>URL
     NSURL(_:String,isDirectory:Bool)>URL URL(_:String)>URL URL(_:String,isDirectory:Bool)>URL
    appendingPathExtension NSString(_:String)>String NSURL(_:String)>URL URL(_:String)>URL
    application ?
    applicationDidBecomeActive ?
    applicationDidEnterBackground ?
    applicationDidFinishLaunching ?
    applicationDidReceiveMemoryWarning ?
    applicationDirectory .SearchPathDirectory
    applicationIconBadgeNumber ?
    applicationIsScriptable URLResourceValues>Bool
    applicationIsScriptableKey .URLResourceKey>URLResourceKey
    applicationScriptsDirectory .SearchPathDirectory
    applicationShouldHandleReopen ?
    applicationShouldTerminate ?
    applicationShouldTerminateAfterLastWindowClosed ?
    applicationState ?
    applicationSupportDirectory .SearchPathDirectory
    applicationSupportsShakeToEdit ?
    applicationWillEnterForeground ?
    applicationWillFinishLaunching ?
    applicationWillResignActive ?
    applicationWillTerminate ?
    apply ?
    applyTransform NSMutableString(_:String,reverse:Bool,range,updatedRange:NSRangePointer?)>Bool
    applying ? RangeReplaceableCollection(_:CollectionDifference)>Self
    applyingContentHeadroom ? UIColor(_:CGFloat)>UIColor
    applyingFilter ?
    applyingSymbolConfiguration ?
    applyingTransform NSString(_:StringTransform,reverse:Bool)>String
    arabic .LanguageCode>LanguageCode .Script>Script
    arabicNastaliq .Script>Script
    arcMinutes .UnitAngle>UnitAngle
    arcSeconds .UnitAngle>UnitAngle
    archiveRootObject .NSKeyedArchiver(_,toFile:String)>Bool
    archivedData .NSKeyedArchiver(withRootObject)>Data
     .NSKeyedArchiver(withRootObject,requiringSecureCoding:Bool)>Data
    archiver NSKeyedArchiverDelegate(_:NSKeyedArchiver,didEncode)
     NSKeyedArchiverDelegate(_:NSKeyedArchiver,willEncode)
     NSKeyedArchiverDelegate(_:NSKeyedArchiver,willReplace,withObject)
    archiverDidFinish NSKeyedArchiverDelegate(_:NSKeyedArchiver)
    archiverWillFinish NSKeyedArchiverDelegate(_:NSKeyedArchiver)
    areAnimationsEnabled ?
    ares .UnitArea>UnitArea
    argc .CommandLine>Int32
    argentina .Region>Region
    argumentDomain .UserDefaults>String
    arguments .CommandLine>Array Process>Array ProcessInfo>Array
    armenia .Region>Region
    armenian .LanguageCode>LanguageCode .Script>Script
    arrangedSubviews ?
    array NSOrderedSet>Array UserDefaults(forKey:String)>Array
    aruba .Region>Region
    asLocalActor DistributedActor>Actor
    asSerialExecutor UnownedSerialExecutor()>SerialExecutor
    asTaskExecutor UnownedTaskExecutor()>TaskExecutor
    asUnownedSerialExecutor SerialExecutor()>UnownedSerialExecutor
    asUnownedTaskExecutor TaskExecutor()>UnownedTaskExecutor
    asap .PostingStyle
    ascender ? UIFont>CGFloat
    ascending NSSortDescriptor>Bool
    ascensionIsland .Region>Region
    ascii .Encoding>Encoding
    asciiCapable ?
    asciiOnlyCharacterClasses Regex(_:Bool=)>Regex
    asciiOnlyDigits Regex(_:Bool=)>Regex
    asciiOnlyWhitespace Regex(_:Bool=)>Regex
    asciiOnlyWordCharacters Regex(_:Bool=)>Regex
    asciiValue Character>UInt8
    aspectRatio ?
    assamese .LanguageCode>LanguageCode
    assertForOverFulfill XCTestExpectation>Bool
    assertIsolated .GlobalActor(_:String=,file:StaticString=,line:UInt=)
     Actor(_:String=,file:StaticString=,line:UInt=)
     DistributedActor(_:String=,file:StaticString=,line:UInt=)
     SerialExecutor(_:String=,file:StaticString=,line:UInt=)
    assertNoFailure ? Publisher(_:String=,file=,line=)
    assign ? Publisher(to) Publisher(to,on)>AnyCancellable UnsafeMutableBufferPointer(repeating)
     UnsafeMutablePointer(from:UnsafePointer,count:Int) UnsafeMutablePointer(repeating,count:Int)
    assignCurrentContext .DispatchWorkItemFlags>DispatchWorkItemFlags
    assignID DistributedActorSystem(_) LocalTestingDistributedActorSystem(_)>ActorID
    associatedBugs Test>Array
    associativeList .Value(_:Sequence)>Value
    assumeIsolated .MainActor(_:f,file:StaticString=,line:UInt=)
     Actor(_:f,file:StaticString=,line:UInt=) DistributedActor(_:f,file:StaticString=,line:UInt=)
    assumesTopLevelDictionary JSONDecoder>Bool
    assumingMemoryBound Slice(to)>UnsafeBufferPointer Slice(to)>UnsafeMutableBufferPointer
     UnsafeMutableRawBufferPointer(to)>UnsafeMutableBufferPointer
     UnsafeMutableRawPointer(to)>UnsafeMutablePointer
     UnsafeRawBufferPointer(to)>UnsafeBufferPointer UnsafeRawPointer(to)>UnsafePointer
    assyrian .LanguageCode>LanguageCode
    astronomicalUnits .UnitLength>UnitLength
    asymmetric ?
    async DispatchQueue(execute:DispatchWorkItem)
     DispatchQueue(group:DispatchGroup,execute:DispatchWorkItem)
     DispatchQueue(group:DispatchGroup?=,qos:DispatchQoS=,flags:DispatchWorkItemFlags=,execute:f)
     TaskGroup(priority:TaskPriority?=,operation:f)
     ThrowingTaskGroup(priority:TaskPriority?=,operation:f)
    asyncAfter DispatchQueue(deadline:DispatchTime,execute:DispatchWorkItem)
     DispatchQueue(deadline:DispatchTime,qos:DispatchQoS=,flags:DispatchWorkItemFlags=,execute:f)
     DispatchQueue(wallDeadline:DispatchWallTime,execute:DispatchWorkItem)
     DispatchQueue(wallDeadline:DispatchWallTime,qos:DispatchQoS=,flags:DispatchWorkItemFlags=,execute:f)
    asyncUnlessCancelled TaskGroup(priority:TaskPriority?=,operation:f)>Bool
     ThrowingTaskGroup(priority:TaskPriority?=,operation:f)>Bool
    atEnd .Status
    atomic .WritingOptions>WritingOptions
    attach ?
    attachableValue Attachment
    attachedAbove .CanonicalCombiningClass>CanonicalCombiningClass
    attachedAboveRight .CanonicalCombiningClass>CanonicalCombiningClass
    attachedBelow .CanonicalCombiningClass>CanonicalCombiningClass
    attachedBelowLeft .CanonicalCombiningClass>CanonicalCombiningClass
    attachments ??
    attemptRecovery RecoverableError(optionIndex:Int)>Bool
     RecoverableError(optionIndex:Int,resultHandler:f)
    attoseconds Duration>Int128
    attrib .FileSystemEvent>FileSystemEvent
    attribute .Kind .XMLNode(withName:String,stringValue:String)
     .XMLNode(withName:String,uri:String,stringValue:String)
     NSAttributedString(_:Key,at:Int,effectiveRange:NSRangePointer?)
     NSAttributedString(_:Key,at:Int,longestEffectiveRange:NSRangePointer?,in)
     XMLElement(forLocalName:String,uri:String?)>XMLNode XMLElement(forName:String)>XMLNode
    attributeChanged .AttributeInvalidationCondition(_)>AttributeInvalidationCondition
     .AttributeInvalidationCondition(_:k)>AttributeInvalidationCondition
    attributeDeclaration .Kind XMLDTD(forName:String,elementName:String)>XMLDTDNode
    attributeHasNoValueError .ErrorCode
    attributeListNotFinishedError .ErrorCode
    attributeListNotStartedError .ErrorCode
    attributeModificationDate URLResourceValues>Date
    attributeModificationDateKey .URLResourceKey>URLResourceKey
    attributeNotFinishedError .ErrorCode
    attributeNotStartedError .ErrorCode
    attributeRedefinedError .ErrorCode
    attributed ByteCountFormatStyle>Attributed Currency Currency>Attributed
     FloatingPointFormatStyle FormatStyle>Attributed FormatStyle>AttributedStyle
     IntegerFormatStyle Percent Percent>Attributed TimeFormatStyle>Attributed
     UnitsFormatStyle>Attributed VerbatimFormatStyle>AttributedStyle
    attributedPlaceholder ?
    attributedString ?
    attributedStringValue ?
    attributedStyle FormatStyle>Attributed VerbatimFormatStyle>Attributed
    attributedSubstring NSAttributedString(from)>NSAttributedString
    attributedText ?
    attributedTitle ?
    attributes NSAttributedString(at:Int,effectiveRange:NSRangePointer?)>Dictionary
     NSAttributedString(at:Int,longestEffectiveRange:NSRangePointer?,in)>Dictionary
     Run>AttributeContainer XMLElement>Array
    attributesByName ?
    attributesOfFileSystem FileManager(forPath:String)>Dictionary
    attributesOfItem FileManager(atPath:String)>Dictionary
    australia .Region>Region
    austria .Region>Region
    authenticationCode ?
    authenticationMethod URLProtectionSpace>String
    authorizationCode ?
    authorizationController ?
    authorizationStatus ?
    autocapitalization ?
    autocapitalizationType ?
    autoconnect ? ConnectablePublisher()
    autocorrectionDisabled ?
    autocorrectionType ?
    automatic .DecimalSeparatorDisplayStrategy>DecimalSeparatorDisplayStrategy .Grouping>Grouping
     .InflectionRule .Notation>Notation .SignDisplayStrategy>SignDisplayStrategy ?
    automaticDimension ?
    automaticTerminationDisabled ?
    automaticallyAdjustsScrollViewInsets ?
    automaticallyMergesChangesFromParent ?
    automaticallyNotifiesObservers ??
    autoresizesSubviews ?
    autoresizingMask ?
    autoreverse ?
    autoreverses ?
    autosaveEnabled ?
    autosaveName ?
    autosavedInformationDirectory .SearchPathDirectory
    autoupdatingCurrent .Calendar>Calendar .Locale>Locale .NSCalendar>Calendar .TimeZone>TimeZone
    avStreaming ?
    availableCollations .Collation(for:Language)>Array .Collation>Array
    availableData FileHandle>Data
    availableIdentifiers .Locale>Array
    availableLocaleIdentifiers .NSLocale>Array
    availableNumberingSystems .NumberingSystem>Array Locale>Array
    availableStringEncodings .NSString>UnsafePointer .String>Array
    awakeFromFetch ?
    awakeFromInsert ?
    awakeFromNib ? ??
    awayFromZero .FloatingPointRoundingRule
    axis ?
    azerbaijan .Region>Region
    azerbaijani .LanguageCode>LanguageCode
    backBarButtonItem ?
    backButtonDisplayMode ?
    backButtonTitle ?
    background .DispatchQoS>DispatchQoS .GlobalQueuePriority .NetworkServiceType .QoSClass
     .QualityOfService .StreamNetworkServiceTypeValue>StreamNetworkServiceTypeValue
     .TaskPriority>TaskPriority ?
    backgroundColor ?
    backgroundConfiguration ?
    backgroundFilters ?
    backgroundPreferenceValue ?
    backgroundSessionInUseByAnotherProcess .Code .URLError>Code
    backgroundSessionRequiresSharedContainer .Code .URLError>Code
    backgroundSessionWasDisconnected .Code .URLError>Code
    backgroundStyle ?
    backgroundTimeRemaining ?
    backgroundView ?
    backingScaleFactor ?
    backward .SearchDirection
    backwards .CompareOptions>CompareOptions .SearchOptions>SearchOptions
    badServerResponse .Code .URLError>Code
    badURL .Code .URLError>Code
    badge ?
    bahamas .Region>Region
    bahrain .Region>Region
    bangla .Identifier .LanguageCode>LanguageCode .Script>Script
    bangladesh .Region>Region
    bankers .RoundingMode
    bar ?
    barButtonItem ?
    barTintColor ?
    barbados .Region>Region
    barrier .DispatchWorkItemFlags>DispatchWorkItemFlags DispatchIO(execute:f)
    bars .UnitPressure>UnitPressure
    base AnyHashable AttributedSubstring>AttributedString CollectionContainsCollection
     DiscontiguousAttributedSubstring>AttributedString DiscontiguousSlice Index Iterator
     SequenceStartsWith Slice Substring>String
    base64 .DataDecodingStrategy .DataEncodingStrategy
    base64EncodedData Data(options:Base64EncodingOptions=)>Data
     NSData(options:Base64EncodingOptions=)>Data
    base64EncodedString Data(options:Base64EncodingOptions=)>String
     NSData(options:Base64EncodingOptions=)>String
    base64URLAlphabet .Base64EncodingOptions>Base64EncodingOptions
    baseAddress UnsafeBufferPointer>UnsafePointer UnsafeMutableBufferPointer>UnsafeMutablePointer
     UnsafeMutableRawBufferPointer>UnsafeMutableRawPointer UnsafeRawBufferPointer>UnsafeRawPointer
    baseBackgroundColor ?
    baseForegroundColor ?
    basePriority .Task>TaskPriority UnsafeCurrentTask>TaskPriority
    baseURL NSURL>URL URL>URL
    baseUnit .Dimension()>Self .UnitAcceleration()>UnitAcceleration .UnitAngle()>UnitAngle
     .UnitArea()>UnitArea .UnitConcentrationMass()>UnitConcentrationMass
     .UnitDispersion()>UnitDispersion .UnitDuration()>UnitDuration
     .UnitElectricCharge()>UnitElectricCharge .UnitElectricCurrent()>UnitElectricCurrent
     .UnitElectricPotentialDifference()>UnitElectricPotentialDifference
     .UnitElectricResistance()>UnitElectricResistance .UnitEnergy()>UnitEnergy
     .UnitFrequency()>UnitFrequency .UnitFuelEfficiency()>UnitFuelEfficiency
     .UnitIlluminance()>UnitIlluminance .UnitInformationStorage()>UnitInformationStorage
     .UnitLength()>UnitLength .UnitMass()>UnitMass .UnitPower()>UnitPower
     .UnitPressure()>UnitPressure .UnitSpeed()>UnitSpeed .UnitTemperature()>UnitTemperature
     .UnitVolume()>UnitVolume
    baseUnitValue UnitConverter(fromValue:Double)>Double
     UnitConverterLinear(fromValue:Double)>Double
    baselineAdjustment ?
    baselineOffset ?
    batteryLevel ?
    batteryState ?
    bcp47 .IdentifierType
    becomeCurrent ?? Progress(withPendingUnitCount:Int64)
    becomeDownload .ResponseDisposition
    becomeFirstResponder ?
    becomeStream ?
    beforePrefix .PadPosition
    beforeSuffix .PadPosition
    began ?
    beginAppearanceTransition ?
    beginBackgroundTask ?
    beginConfiguration ?
    beginEditing NSMutableAttributedString()
    beginFromCurrentState ?
    beginIgnoringInteractionEvents ?
    beginInterval ?
    beginPath ?
    beginRefreshing ?
    beginSheet ?
    beginSheetModal ?
    beginTime ?
    beginTracking ?
    beginTransparencyLayer ?
    beginUndoGrouping ??
    beginUpdates ?
    beginningOfSentence .Context
     .FormatStyleCapitalizationContext>FormatStyleCapitalizationContext
    beginsWith .Operator
    belarus .Region>Region
    belarusian .LanguageCode>LanguageCode
    belgium .Region>Region
    belize .Region>Region
    below .CanonicalCombiningClass>CanonicalCombiningClass
    belowLeft .CanonicalCombiningClass>CanonicalCombiningClass
    belowRight .CanonicalCombiningClass>CanonicalCombiningClass
    benin .Region>Region
    bermuda .Region>Region
    between .Operator
    bezelStyle ?
    bhutan .Region>Region
    bidirectionalCollectionLast .CommonKeyPathKind
    bigEndian FixedWidthInteger>Self
    binade BinaryFloatingPoint>Self CGFloat>CGFloat Double>Double Float16>Float16 Float80>Float80
     Float>Float
    binary .CountStyle .PropertyListFormat .Style
    bindMemory ?? Slice(to)>UnsafeBufferPointer Slice(to)>UnsafeMutableBufferPointer
     UnsafeMutableRawBufferPointer(to)>UnsafeMutableBufferPointer
     UnsafeMutableRawPointer(to,capacity:Int)>UnsafeMutablePointer
     UnsafeRawBufferPointer(to)>UnsafeBufferPointer
     UnsafeRawPointer(to,capacity:Int)>UnsafePointer
    binding PredicateBindings(_:Variable,to)>PredicateBindings
    biometryType ?
    bitPattern CGFloat>UInt Double>UInt64 Float16>UInt16 Float>UInt32
    bitWidth .FixedWidthInteger>Int .Int128>Int .Int16>Int .Int32>Int .Int64>Int .Int8>Int
     .Int>Int .UInt128>Int .UInt16>Int .UInt32>Int .UInt64>Int .UInt8>Int .UInt>Int
     BinaryInteger>Int FixedWidthInteger>Int StaticBigInt>Int
    bitmapRepresentation CharacterSet>Data NSCharacterSet>Data
    bits .UnitInformationStorage>UnitInformationStorage
    bitsPerComponent ?
    bitsPerPixel ?
    bitwiseAnd Atomic(_:Int,ordering:AtomicUpdateOrdering)
     Atomic(_:Int128,ordering:AtomicUpdateOrdering) Atomic(_:Int16,ordering:AtomicUpdateOrdering)
     Atomic(_:Int32,ordering:AtomicUpdateOrdering) Atomic(_:Int64,ordering:AtomicUpdateOrdering)
     Atomic(_:Int8,ordering:AtomicUpdateOrdering) Atomic(_:UInt,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
    bitwiseOr Atomic(_:Int,ordering:AtomicUpdateOrdering)
     Atomic(_:Int128,ordering:AtomicUpdateOrdering) Atomic(_:Int16,ordering:AtomicUpdateOrdering)
     Atomic(_:Int32,ordering:AtomicUpdateOrdering) Atomic(_:Int64,ordering:AtomicUpdateOrdering)
     Atomic(_:Int8,ordering:AtomicUpdateOrdering) Atomic(_:UInt,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
    bitwiseXor Atomic(_:Int,ordering:AtomicUpdateOrdering)
     Atomic(_:Int128,ordering:AtomicUpdateOrdering) Atomic(_:Int16,ordering:AtomicUpdateOrdering)
     Atomic(_:Int32,ordering:AtomicUpdateOrdering) Atomic(_:Int64,ordering:AtomicUpdateOrdering)
     Atomic(_:Int8,ordering:AtomicUpdateOrdering) Atomic(_:UInt,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
    black .UIColor>UIColor ?
    blendMode ?
    block .ExpressionType
    blockSpecial .URLFileResourceType>URLFileResourceType
    blue .UIColor>UIColor ?
    blur ?
    bodo .LanguageCode>LanguageCode
    body .Font>Font ?
    bold ? Font(_:Bool=)>Font
    boldSystemFont .UIFont(ofSize:CGFloat)>UIFont ?
    bolivia .Region>Region
    bookmarkData ??
    bool UserDefaults(forKey:String)>Bool
    boolValue ? NSDecimalNumber>Bool NSNumber>Bool NSString>Bool ObjCBool>Bool
    border ?
    borderColor ?
    borderStyle ?
    borderWidth ?
    bordered ?
    borderedProminent ?
    borderless ?
    bosniaHerzegovina .Region>Region
    botswana .Region>Region
    bottom ? EdgeInsets>CGFloat NSEdgeInsets>CGFloat
    bottomAnchor ?
    bottomBar ?
    bottomLeading ?
    bottomToTop .LanguageDirection
    bottomTrailing ?
    bounces ?
    bouncesZoom ?
    bouncy ?
    boundarySupplementaryItems ?
    boundingBox ?
    boundingRect ? ??
    bounds ?
    bouvetIsland .Region>Region
    brazil .Region>Region
    breakpoint ? Publisher(receiveSubscription:f=,receiveOutput:f=,receiveCompletion:f=)
    breakpointOnError ? Publisher()
    brief ?
    brightness ?
    bringSubviewToFront ?
    britishVirginIslands .Region>Region
    broadcast NSCondition()
    brown .UIColor>UIColor ?
    browsers ?
    brunei .Region>Region
    buddhist .Identifier .Identifier>Identifier
    buffer ? ManagedBufferPointer>AnyObject Publisher(size:Int,prefetch,whenFull)
    bufferingNewest .BufferingPolicy(_:Int)
    bufferingOldest .BufferingPolicy(_:Int)
    bug .Trait(_:String,_:Comment?=)>Self .Trait(_:String?=,id:Numeric,_:Comment?=)>Self
     .Trait(_:String?=,id:String,_:Comment?=)>Self
    buildBlock .RegexComponentBuilder()>Regex
    buildExpression .AlternationBuilder(_) .RegexComponentBuilder(_)
    buildLimitedAvailability .RegexComponentBuilder(_:RegexComponent)>Regex
    buildPartialBlock .AlternationBuilder(accumulated:RegexComponent,next:RegexComponent)>ChoiceOf
     .AlternationBuilder(first)>ChoiceOf
     .RegexComponentBuilder(accumulated:RegexComponent,next:RegexComponent)>Regex
     .RegexComponentBuilder(first)>Regex
    build_Arg .PredicateExpressions(_) .PredicateExpressions(_)>Value
     .PredicateExpressions(_:RegexComponent)>Value
    build_Arithmetic .PredicateExpressions(lhs,rhs,op:ArithmeticOperator)>Arithmetic
    build_ClosedRange .PredicateExpressions(lower,upper)>ClosedRange
    build_Comparison .PredicateExpressions(lhs,rhs,op:ComparisonOperator)>Comparison
    build_Conditional .PredicateExpressions(_,_,_)>Conditional
    build_Conjunction .PredicateExpressions(lhs,rhs)>Conjunction
    build_Disjunction .PredicateExpressions(lhs,rhs)>Disjunction
    build_Division .PredicateExpressions(lhs,rhs)>FloatDivision
     .PredicateExpressions(lhs,rhs)>IntDivision
    build_Equal .PredicateExpressions(lhs,rhs)>Equal
    build_ForcedUnwrap .PredicateExpressions(_)>ForcedUnwrap
    build_KeyPath .PredicateExpressions(root,keyPath:k)>KeyPath
    build_Negation .PredicateExpressions(_)>Negation
    build_NilCoalesce .PredicateExpressions(lhs,rhs)>NilCoalesce
    build_NilLiteral .PredicateExpressions()>NilLiteral
    build_NotEqual .PredicateExpressions(lhs,rhs)>NotEqual
    build_Range .PredicateExpressions(lower,upper)>Range
    build_Remainder .PredicateExpressions(lhs,rhs)>IntRemainder
    build_UnaryMinus .PredicateExpressions(_)>UnaryMinus
    build_allSatisfy .PredicateExpressions(_,_:f)>SequenceAllSatisfy
    build_contains .PredicateExpressions(_,_)>CollectionContainsCollection
     .PredicateExpressions(_,_)>RangeExpressionContains
     .PredicateExpressions(_,_)>SequenceContains .PredicateExpressions(_,_)>StringContainsRegex
     .PredicateExpressions(_,where:f)>SequenceContainsWhere
    build_evaluate .PredicateExpressions(_,_)>ExpressionEvaluate
    build_filter .PredicateExpressions(_,_:f)>Filter
    build_flatMap .PredicateExpressions(_,_:f)>OptionalFlatMap
    build_max .PredicateExpressions(_)>SequenceMaximum
    build_min .PredicateExpressions(_)>SequenceMinimum
    build_starts .PredicateExpressions(_,with)>SequenceStartsWith
    build_subscript .PredicateExpressions(_,_)>CollectionIndexSubscript
     .PredicateExpressions(_,_)>CollectionRangeSubscript
     .PredicateExpressions(_,_)>DictionaryKeySubscript
     .PredicateExpressions(_,_,default)>DictionaryKeyDefaultValueSubscript
    builtInPlugInsPath Bundle>String
    builtInPlugInsURL Bundle>URL
    bulgaria .Region>Region
    bulgarian .LanguageCode>LanguageCode
    bundleIdentifier Bundle>String
    bundlePath Bundle>String
    bundleURL Bundle>URL
    burkinaFaso .Region>Region
    burmese .LanguageCode>LanguageCode
    burundi .Region>Region
    bushels .UnitVolume>UnitVolume
    busy .FileAttributeKey>FileAttributeKey
    buttonBorderShape ?
    buttonFontSize .UIFont>CGFloat ?
    buttonStyle ?
    buttonType ?
    buttons ?
    byCharWrapping ?
    byClipping ?
    byComposedCharacterSequences .EnumerationOptions>EnumerationOptions
    byLines .EnumerationOptions>EnumerationOptions ?
    byParagraphs .EnumerationOptions>EnumerationOptions ?
    byPreparingForDisplay ?
    bySentences ?
    byTruncatingHead ?
    byTruncatingMiddle ?
    byTruncatingTail ?
    byValue ?
    byWordWrapping ?
    byWords ?
    byte .Unit
    byteCount
     .FormatStyle(style:Style,allowedUnits:Units=,spellsOutZero:Bool=,includesActualByteCount:Bool=)>Self
     FoundationAttributes>ByteCountAttribute MutableRawSpan>Int OutputRawSpan>Int RawSpan>Int
    byteOffsets MutableRawSpan>Range RawSpan(of:RawSpan)>Range RawSpan>Range ValidationError>Range
    byteSwapped FixedWidthInteger>Self Int128>Int128 Int16>Int16 Int32>Int32 Int64>Int64 Int8>Int8
     Int>Int UInt128>UInt128 UInt16>UInt16 UInt32>UInt32 UInt64>UInt64 UInt8>UInt8 UInt>UInt
    bytes .UnitInformationStorage>UnitInformationStorage .Units>Units ?? Data>RawSpan
     MutableRawSpan>RawSpan MutableSpan>RawSpan NSData>UnsafeRawPointer OutputRawSpan>RawSpan
     Span>RawSpan UnsafeMutableRawBufferPointer>RawSpan UnsafeRawBufferPointer>RawSpan
    bytesEqual UTF8Span(to:Sequence)>Bool
    bytesPerRow ?
    cString NSString(using:UInt)>UnsafePointer StringProtocol(using:Encoding)>Array
    cache NSCacheDelegate(_:NSCache,willEvictObject)
    cachePolicy NSMutableURLRequest>CachePolicy NSURLRequest>CachePolicy URLRequest>CachePolicy
    cachedResponse URLCache(for:URLRequest)>CachedURLResponse URLProtocol>CachedURLResponse
    cachesDirectory .SearchPathDirectory
    caf ?
    calculateETA ?
    calculationMode ?
    calendar .Component .Key>Key .Unit>Unit ? AnchoredRelativeFormatStyle>Calendar
     Components>Identifier DateComponents>Calendar DateFormatter>Calendar
     DateIntervalFormatter>Calendar FormatStyle>Calendar IntervalFormatStyle>Calendar
     Locale>Calendar NSDateComponents>Calendar ParseStrategy>Calendar RecurrenceRule>Calendar
     RelativeFormatStyle>Calendar VerbatimFormatStyle>Calendar
    calendarIdentifier .Key>Key NSCalendar>Identifier
    calendars ?
    callAsFunction Builder(_)>AttributeContainer Confirmation(count:Int=)
    callAsyncJavaScript ?
    callIsActive .Code .URLError>Code
    callSignaling .StreamNetworkServiceTypeValue>StreamNetworkServiceTypeValue ?
    callStackReturnAddresses .Thread>Array
    callStackSymbols .Thread>Array
    callout .Font>Font ?
    calorie .Unit
    calories .UnitEnergy>UnitEnergy
    cambodia .Region>Region
    camera ?
    cameroon .Region>Region
    canAddInput ?
    canAddOutput ?
    canBeConverted NSMeasurement(to:Unit)>Bool NSString(to:UInt)>Bool
     StringProtocol(to:Encoding)>Bool
    canBecomeFirstResponder ?
    canBecomeFocused ?
    canCancelContentTouches ?
    canChooseDirectories ?
    canChooseFiles ?
    canCreateDirectories ?
    canEvaluatePolicy ?
    canGoBack ?
    canGoForward ?
    canInflect .InflectionRule(language:String)>Bool
    canInflectPreferredLocalization .InflectionRule>Bool
    canInit .URLProtocol(with:URLRequest)>Bool .URLProtocol(with:URLSessionTask)>Bool
    canLoadObject ??
    canMakePayments ?
    canOpenURL ?
    canPerformAction ?
    canRedo ??
    canResignFirstResponder ?
    canSendMail ?
    canSendText ?
    canUndo ??
    canada .Region>Region
    canaryIslands .Region>Region
    cancel .DelayedRequestDisposition .ResponseDisposition
     .Test(_:Comment?=,sourceLocation:SourceLocation=)>Never ? DispatchSourceProtocol()
     DispatchWorkItem() Iterator() Operation() Progress() Task() Thread()
     URLAuthenticationChallengeSender(_:URLAuthenticationChallenge)
     URLSessionDownloadTask(byProducingResumeData:f) URLSessionTask() URLSessionWebSocketTask()
     URLSessionWebSocketTask(with:CloseCode,reason:Data?) UnsafeCurrentTask()
    cancelAll DiscardingTaskGroup() TaskGroup() ThrowingDiscardingTaskGroup() ThrowingTaskGroup()
    cancelAllOperations OperationQueue()
    cancelAuthenticationChallenge .AuthChallengeDisposition
    cancelGeocode ?
    cancelImageRequest ?
    cancelPeripheralConnection ?
    cancelPreviousPerformRequests ??
    cancelRequest ??
    cancelTracking ?
    canceling .State
    cancellationAction ?
    cancellationHandler Progress
    cancelled .Code .Termination .URLError>Code ?
    cancelsTouchesInView ?
    cannotCloseFile .Code .URLError>Code
    cannotConnectToHost .Code .URLError>Code
    cannotCreateFile .Code .URLError>Code
    cannotDecodeContentData .Code .URLError>Code
    cannotDecodeRawData .Code .URLError>Code
    cannotFindHost .Code .URLError>Code
    cannotLoadFromNetwork .Code .URLError>Code
    cannotMoveFile .Code .URLError>Code
    cannotOpenFile .Code .URLError>Code
    cannotParseResponse .Code .URLError>Code
    cannotRemoveFile .Code .URLError>Code
    cannotWriteToFile .Code .URLError>Code
    canonicalCombiningClass Properties>CanonicalCombiningClass
    canonicalIdentifier .Locale(from:String)>String
    canonicalLanguageIdentifier .Locale(from:String)>String .NSLocale(from:String)>String
    canonicalLocaleIdentifier .NSLocale(from:String)>String
    canonicalPath URLResourceValues>String
    canonicalPathKey .URLResourceKey>URLResourceKey
    canonicalRequest .URLProtocol(for:URLRequest)>URLRequest
    canonicalXMLStringPreservingComments XMLNode(_:Bool)>String
    cantonese .LanguageCode>LanguageCode
    capHeight ? UIFont>CGFloat
    capacity Array>Int ArraySlice>Int ContiguousArray>Int Dictionary>Int ManagedBuffer>Int
     ManagedBufferPointer>Int OutputRawSpan>Int OutputSpan>Int Set>Int
    capeVerde .Region>Region
    capitalizationContext AnchoredRelativeFormatStyle>FormatStyleCapitalizationContext
     FormatStyle>FormatStyleCapitalizationContext
     RelativeFormatStyle>FormatStyleCapitalizationContext
    capitalized NSString(with:Locale?)>String NSString>String StringProtocol(with:Locale?)>String
     StringProtocol>String
    capitalizedLetter .NSMutableCharacterSet()>NSMutableCharacterSet
    capitalizedLetters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    caption .Font>Font ?
    caption1 ?
    caption2 .Font>Font ?
    captureOutput ?
    capturePhoto ?
    carats .UnitMass>UnitMass
    caribbeanNetherlands .Region>Region
    caseInsensitive .CompareOptions>CompareOptions .Options>Options
    caseInsensitiveCompare NSString(_:String)>ComparisonResult StringProtocol(_)>ComparisonResult
    caseSensitive Scanner>Bool
    catalan .LanguageCode>LanguageCode
    catch ? Publisher(_:f)
    category Region>Category
    categoryIdentifier ?
    caymanIslands .Region>Region
    cdataAttribute .DTDKind
    cdataNotFinishedError .ErrorCode
    ceiling .RoundingMode
    cell ?
    cellForItem ?
    cellForRow ?
    cells ?
    celsius .UnitTemperature>UnitTemperature
    center ?
    centerXAnchor ?
    centerYAnchor ?
    centigrams .UnitMass>UnitMass
    centiliters .UnitVolume>UnitVolume
    centimeter .Unit
    centimeters .UnitLength>UnitLength
    centralAfricanRepublic .Region>Region
    centralManager ?
    centralManagerDidUpdateState ?
    ceutaMelilla .Region>Region
    cgColor ? UIColor>CGColor
    cgContext ?
    cgImage ?
    chad .Region>Region
    chagosArchipelago .Region>Region
    changeCurrentDirectoryPath FileManager(_:String)>Bool
    changed ?
    changedValues ?
    changesWhenCaseFolded Properties>Bool
    changesWhenCaseMapped Properties>Bool
    changesWhenLowercased Properties>Bool
    changesWhenNFKCCaseFolded Properties>Bool
    changesWhenTitlecased Properties>Bool
    changesWhenUppercased Properties>Bool
    character .AttributeRunBoundaries(_:Character) NSString(at:Int)>unichar
    characterDirection .Locale(forLanguage:String)>LanguageDirection
     .NSLocale(forLanguage:String)>LanguageDirection Language>LanguageDirection
    characterEncoding XMLDocument>String
    characterIsMember NSCharacterSet(_:unichar)>Bool
    characterRefAtEOFError .ErrorCode
    characterRefInDTDError .ErrorCode
    characterRefInEpilogError .ErrorCode
    characterRefInPrologError .ErrorCode
    characterSpecial .URLFileResourceType>URLFileResourceType
    characters AttributedString>CharacterView AttributedStringProtocol>CharacterView
     AttributedSubstring>CharacterView DiscontiguousAttributedSubstring>DiscontiguousSlice
     String>String Substring>Substring
    charactersEqual UTF8Span(to:Sequence)>Bool
    charactersIgnoringModifiers ?
    charactersToBeSkipped Scanner>CharacterSet
    chartForegroundStyleScale ?
    chartLegend ?
    chartOverlay ?
    chartPlotStyle ?
    chartScrollableAxes ?
    chartXAxis ?
    chartXAxisLabel ?
    chartXScale ?
    chartXSelection ?
    chartXVisibleDomain ?
    chartYAxis ?
    chartYAxisLabel ?
    chartYScale ?
    checkBox ?
    checkBoxes ?
    checkCancellation .Task()
    checkFileSystem .DirectoryHint
    checkForASCII UTF8Span()>Bool
    checkForNFC UTF8Span(quickCheck:Bool)>Bool
    checkIsolated SerialExecutor()
    checkResourceIsReachable NSURL()>Bool URL()>Bool
    checkmark ?
    cherokee .LanguageCode>LanguageCode .Script>Script
    child XMLNode(at:Int)>XMLNode
    childCount XMLDTD>Int XMLDocument>Int XMLNode>Int
    childForStatusBarHidden ?
    childForStatusBarStyle ?
    childNode ?
    children ? Mirror>Children XMLNode>Array
    chile .Region>Region
    chinaMainland .Region>Region
    chinese .Identifier .Identifier>Identifier .LanguageCode>LanguageCode
    christmasIsland .Region>Region
    ciColor ? UIColor>CIColor
    ciImage ?
    circular ?
    clamp SIMD(lowerBound,upperBound)
    clamped ClosedRange(to:ClosedRange)>ClosedRange Range(to:Range)>Range
     SIMD(lowerBound,upperBound)>Self
    clampedToExtent ?
    class .DisplayStyle .NSKeyedUnarchiver(forClassName:String)>AnyClass
     NSKeyedUnarchiver(forClassName:String)>AnyClass
    classFallbacksForKeyedArchiver .NSObject()>Array
    classForCoder NSNumber>AnyClass NSObject>AnyClass
    classForKeyedArchiver NSObject>AnyClass
    classForKeyedUnarchiver .NSObject()>AnyClass
    classNameForClass .NSKeyedArchiver(_:AnyClass)>String NSKeyedArchiver(_:AnyClass)>String
    classNamed Bundle(_:String)>AnyClass
    cldr .IdentifierType
    clear .UIColor>UIColor ?
    clearButtonMode ?
    clearContents ?
    clearsContextBeforeDrawing ?
    clearsOnBeginEditing ?
    clearsOnInsertion ?
    clickCount ?
    clickedRow ?
    client URLProtocol>URLProtocolClient
    clientCertificateRejected .Code .URLError>Code
    clientCertificateRequired .Code .URLError>Code
    clip ?
    clipShape ?
    clipped ?
    clippertonIsland .Region>Region
    clipsToBounds ?
    close ? DispatchIO(flags:CloseFlags=) FileHandle() InputStream() OutputStream() Stream()
    closeCode URLSessionWebSocketTask>CloseCode
    closeFile FileHandle()
    closePath ?
    closePunctuation .GeneralCategory
    closeReason URLSessionWebSocketTask>Data
    closeSubpath ?
    closed .Status
    coalescedTouches ?
    coalescingOnName ?
    coalescingOnSender ?
    cocosIslands .Region>Region
    code CocoaError>Code NSError>Int POSIXError>Code URLError XCTestError
    codeUnits CharacterIterator>UTF8Span UnicodeScalarIterator>UTF8Span
    coderInvalidValue .CocoaError>Code .Code>Code
    coderReadCorrupt .CocoaError>Code .Code>Code
    coderValueNotFound .CocoaError>Code .Code>Code
    codingKey CodingKeyRepresentable>CodingKey Int>CodingKey RawRepresentable>CodingKey
     String>CodingKey Tag>CodingKey
    codingPath Context>Array Decoder>Array Encoder>Array KeyedDecodingContainer>Array
     KeyedDecodingContainerProtocol>Array KeyedEncodingContainer>Array
     KeyedEncodingContainerProtocol>Array SingleValueDecodingContainer>Array
     SingleValueEncodingContainer>Array UnkeyedDecodingContainer>Array
     UnkeyedEncodingContainer>Array
    coefficient UnitConverterLinear>Double
    collapseItem ?
    collapsesLargestUnit ?
    collation Components>Collation Locale>Collation
    collationIdentifier .Key>Key Locale>String
    collatorIdentifier .Key>Key Locale>String
    collect ? Publisher() Publisher(_) Publisher(_,options)
    collection .DisplayStyle
    collectionCount .CommonKeyPathKind
    collectionFirst .CommonKeyPathKind
    collectionIsEmpty .CommonKeyPathKind
    collectionView ?
    collectionViewContentSize ?
    collectionViewLayout ?
    collectionViews ?
    colombia .Region>Region
    colon .TimeSeparator .TimeZoneSeparator
    color ?
    colorInvert ?
    colorMultiply ?
    colorScheme ?
    colorSchemeContrast ?
    colorSpace ?
    colors ?
    column SourceLocation>Int
    columnAutoresizingStyle ?
    columnNumber XMLParser>Int
    columns ?
    combine Hasher(_) Hasher(bytes:UnsafeRawBufferPointer)
    combineIdentifier ?
    combineLatest ? Publisher(_) Publisher(_,_) Publisher(_,_,_) Publisher(_,_,_,_:f)
     Publisher(_,_,_:f) Publisher(_,_:f)
    combined ?
    comboBox ?
    comboBoxes ?
    commands ?
    comment .HTTPCookiePropertyKey>HTTPCookiePropertyKey .Kind .XMLNode(withStringValue:String)
     HTTPCookie>String
    commentContainsDoubleHyphenError .ErrorCode
    commentNotFinishedError .ErrorCode
    commentURL .HTTPCookiePropertyKey>HTTPCookiePropertyKey HTTPCookie>URL
    comments Bug>Array Comment>Array ConditionTrait>Array Issue>Array Test>Array Trait>Array
    commit ?
    commitConfiguration ?
    committedValues ?
    common .Mode>Mode
    commonISOCurrencyCodes .Locale>Array .NSLocale>Array
    commonPrefix NSString(with:String,options:CompareOptions=)>String
     StringProtocol(with,options:CompareOptions=)>String
    comoros .Region>Region
    compact ?
    compactAppearance ?
    compactMap ? AsyncSequence(_:f)>AsyncCompactMapSequence
     AsyncSequence(_:f)>AsyncThrowingCompactMapSequence LazySequenceProtocol(_:f)>LazyMapSequence
     Publisher(_:f) Sequence(_:f)>Array
    compactMapIssues .Trait(_:f)>Self
    compactMapValues Dictionary(_:f)>Dictionary
    compactName .Notation>Notation
    comparator NSSortDescriptor>Comparator
    compare Calendar(_:Date,to:Date,toGranularity:Component)>ComparisonResult
     ComparableComparator(_,_)>ComparisonResult Comparator(_:String,_:String)>ComparisonResult
     Date(_:Date)>ComparisonResult DateInterval(_:DateInterval)>ComparisonResult
     IndexPath(_:IndexPath)>ComparisonResult KeyPathComparator(_,_)>ComparisonResult
     NSCalendar(_:Date,to:Date,toUnitGranularity:Unit)>ComparisonResult
     NSDate(_:Date)>ComparisonResult NSDateInterval(_:DateInterval)>ComparisonResult
     NSDecimalNumber(_:NSNumber)>ComparisonResult NSIndexPath(_:IndexPath)>ComparisonResult
     NSNumber(_:NSNumber)>ComparisonResult NSSortDescriptor(_,to)>ComparisonResult
     NSString(_:String)>ComparisonResult
     NSString(_:String,options:CompareOptions)>ComparisonResult
     NSString(_:String,options:CompareOptions,range)>ComparisonResult
     NSString(_:String,options:CompareOptions,range,locale)>ComparisonResult
     Never(_:Never,_:Never)>ComparisonResult Sequence(_,_)>ComparisonResult
     SortComparator(_,_)>ComparisonResult SortDescriptor(_,_)>ComparisonResult
     StandardComparator(_:String,_:String)>ComparisonResult
     StringProtocol(_,options:CompareOptions=,range:Range?=,locale:Locale?=)>ComparisonResult
    compareExchange Atomic(expected,desired,ordering:AtomicUpdateOrdering)
     Atomic(expected,desired,successOrdering:AtomicUpdateOrdering,failureOrdering:AtomicLoadOrdering)
    complete .DateStyle>DateStyle .FileProtectionType>FileProtectionType .TimeStyle>TimeStyle
    completeFileProtection .WritingOptions>WritingOptions
    completeFileProtectionUnlessOpen .WritingOptions>WritingOptions
    completeFileProtectionUntilFirstUserAuthentication .WritingOptions>WritingOptions
    completePath
     NSString(into:String?,caseSensitive:Bool,matchesInto:Array,filterTypes:Array?)>Int
     StringProtocol(into:UnsafeMutablePointer?=,caseSensitive:Bool,matchesInto:UnsafeMutablePointer?=,filterTypes:Array?=)>Int
    completeRequest ??
    completeTransition ?
    completeUnlessOpen .FileProtectionType>FileProtectionType
    completeUntilFirstUserAuthentication .FileProtectionType>FileProtectionType
    completed .MatchingFlags>MatchingFlags .Result .State
    completedUnitCount Progress>Int64
    completionBlock Operation
    completionWithItemsHandler ?
    component Calendar(_:Component,from:Date)>Int NSCalendar(_:Unit,from:Date)>Int
    components .Locale(fromIdentifier:String)>Dictionary
     .NSLocale(fromLocaleIdentifier:String)>Dictionary ? Duration
     NSCalendar(_:Unit,from:Date)>DateComponents
     NSCalendar(_:Unit,from:Date,to:Date,options:Options=)>DateComponents
     NSCalendar(_:Unit,from:DateComponents,to:DateComponents,options:Options=)>DateComponents
     NSCalendar(in:TimeZone,from:Date)>DateComponents NSString(separatedBy:CharacterSet)>Array
     NSString(separatedBy:String)>Array PortMessage>Array StringProtocol(separatedBy)>Array
     StringProtocol(separatedBy:CharacterSet)>Array
    componentsJoined NSArray(by:String)>String
    componentsToDisplay FileManager(forPath:String)>Array
    compositingGroup ?
    compoundPredicateType NSCompoundPredicate>LogicalType
    concatenate ?
    concatenating ?
    concurrencyType ?
    concurrent .Attributes>Attributes .NSEnumerationOptions>NSEnumerationOptions
     .NSSortOptions>NSSortOptions
    concurrentPerform .DispatchQueue(iterations:Int,execute:f)
    condensedAbbreviated .UnitWidth>UnitWidth
    condition NSConditionLock>Int
    conditional .ExpressionType
    conditionalSectionNotFinishedError .ErrorCode
    conditionalSectionNotStartedError .ErrorCode
    configuration ? URLSession>URLSessionConfiguration
    configurationDisplayName ?
    configurationUpdateHandler ?
    configureWithDefaultBackground ?
    configureWithOpaqueBackground ?
    configureWithTransparentBackground ?
    confirm Confirmation(count:Int=)
    confirmationAction ?
    confirmationDialog ?
    confirmationMiscounted .Kind(actual:Int,expected)
    conforms ??
    congoBrazzaville .Region>Region
    congoKinshasa .Region>Region
    conjunction .PartOfSpeech
    connect ? ConnectablePublisher()>Cancellable
    connectEndDate URLSessionTaskTransactionMetrics>Date
    connectStartDate URLSessionTaskTransactionMetrics>Date
    connectedScenes ?
    connectionProxyDictionary URLSessionConfiguration>Dictionary
    connectorPunctuation .GeneralCategory
    constant ? UnitConverterLinear>Double
    constantValue .ExpressionType
    constraint ?
    constraints ?
    consuming Currency(_:String,startingAt:Index,in:Range)
     CustomConsumingRegexComponent(_:String,startingAt:Index,in:Range)
     FloatingPointFormatStyle(_:String,startingAt:Index,in:Range)
     FormatStyle(_:String,startingAt:Index,in:Range)
     ISO8601FormatStyle(_:String,startingAt:Index,in:Range)
     IntegerFormatStyle(_:String,startingAt:Index,in:Range)
     ParseStrategy(_:String,startingAt:Index,in:Range) Percent(_:String,startingAt:Index,in:Range)
     VerbatimFormatStyle(_:String,startingAt:Index,in:Range)
    container ? Decoder(keyedBy)>KeyedDecodingContainer Encoder(keyedBy)>KeyedEncodingContainer
    containerBackground ?
    containerRelativeFrame ?
    containerShape ?
    containerURL ??
    containerView ?
    containerViewWillLayoutSubviews ?
    containing ?
    containingRegion Region>Region
    contains .Operator .URLRelationship ? AsyncSequence(_)>Bool AsyncSequence(where:f)>Bool
     BidirectionalCollection(_:RegexComponent)>Bool BidirectionalCollection(_:f)>Bool
     CGRect(_:CGPoint)>Bool CGRect(_:CGRect)>Bool CharacterSet(_:UnicodeScalar)>Bool
     ClosedRange(_)>Bool ClosedRange(_:ClosedRange)>Bool ClosedRange(_:Range)>Bool
     Collection(_)>Bool DateInterval(_:Date)>Bool IndexSet(_:Element)>Bool
     IndexSet(integersIn)>Bool IndexSet(integersIn:IndexSet)>Bool IndexSet(integersIn:Range)>Bool
     KeyedDecodingContainer(_)>Bool KeyedDecodingContainerProtocol(_)>Bool NSArray(_)>Bool
     NSDateInterval(_:Date)>Bool NSIndexSet(_:IndexSet)>Bool NSIndexSet(_:Int)>Bool
     NSIndexSet(in)>Bool NSOrderedSet(_)>Bool NSSet(_)>Bool NSString(_:String)>Bool
     OptionSet(_)>Bool PartialRangeFrom(_)>Bool PartialRangeThrough(_)>Bool
     PartialRangeUpTo(_)>Bool Publisher(_) Publisher(where:f) Range(_)>Bool
     Range(_:ClosedRange)>Bool Range(_:Range)>Bool RangeExpression(_)>Bool RangeSet(_)>Bool
     Regex(captureNamed:String)>Bool Sequence(_)>Bool Sequence(where:f)>Bool Set(_)>Bool
     SetAlgebra(_)>Bool StringProtocol(_)>Bool StringProtocol(_:String)>Bool
     StringProtocol(_:Substring)>Bool
    containsValue NSCoder(forKey:String)>Bool NSKeyedUnarchiver(forKey:String)>Bool
    content ?
    contentAccessDate URLResourceValues>Date
    contentAccessDateKey .URLResourceKey>URLResourceKey
    contentCompressionResistancePriority ?
    contentConfiguration ?
    contentEdgeInsets ?
    contentHorizontalAlignment ?
    contentHuggingPriority ?
    contentInset ?
    contentInsetAdjustmentBehavior ?
    contentInsets ?
    contentLayoutGuide ?
    contentMargins ?
    contentMarginsDisabled ?
    contentMinSize ?
    contentMode ?
    contentModificationDate URLResourceValues>Date
    contentModificationDateKey .URLResourceKey>URLResourceKey
    contentOffset ?
    contentRect ?
    contentScaleFactor ?
    contentShape ?
    contentSize ?
    contentTransition ?
    contentVerticalAlignment ?
    contentView ?
    contentViewController ?
    contents FileManager(atPath:String)>Data
    contentsEqual FileManager(atPath:String,andPath:String)>Bool
    contentsOfDirectory
     FileManager(at:URL,includingPropertiesForKeys:Array?,options:DirectoryEnumerationOptions=)>Array
     FileManager(atPath:String)>Array
    contextMenu ?
    continent .Category>Category Region>Region
    continueAfterFailure ? XCTestCase>Bool
    continueAnimation ?
    continueLoading .DelayedRequestDisposition
    continueTracking ?
    continueWithoutCredential URLAuthenticationChallengeSender(for:URLAuthenticationChallenge)
    continuous .Clock>ContinuousClock
    contrast ?
    control .GeneralCategory .NSMutableCharacterSet()>NSMutableCharacterSet
    controlAccentColor ?
    controlBackgroundColor ?
    controlCharacters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    controlGroupStyle ?
    controlSize ? View(_:ControlSize) View(_:RangeExpression)
    controlTextColor ?
    controlTextDidBeginEditing ?
    controlTextDidChange ?
    controlTextDidEndEditing ?
    controller ?
    controllerDidChangeContent ?
    controllerWillChangeContent ?
    conversational .DayPeriod(_:Width)>DayPeriod
    conversationalDefaultDigits .Hour(amPM:AMPMStyle)>Hour
    conversationalTwoDigits .Hour(amPM:AMPMStyle)>Hour
    convert ? Measurement(to)
    convertFromSnakeCase .KeyDecodingStrategy
    convertFromString
     .NonConformingFloatDecodingStrategy(positiveInfinity:String,negativeInfinity:String,nan:String)
    convertToSnakeCase .KeyEncodingStrategy
    convertToString
     .NonConformingFloatEncodingStrategy(positiveInfinity:String,negativeInfinity:String,nan:String)
    converted Measurement(to)>Measurement
    converter Dimension>UnitConverter
    converting NSMeasurement(to:Unit)>Measurement
    cookIslands .Region>Region
    cookieAcceptPolicy HTTPCookieStorage>AcceptPolicy
    cookies .HTTPCookie(withResponseHeaderFields:Dictionary,for:URL)>Array
     HTTPCookieStorage(for:URL)>Array HTTPCookieStorage>Array
    coordinate ? ??
    coordinateSpace ?
    coptic .Identifier .Identifier>Identifier
    copy ? CachedURLResponse() CachedURLResponse(with:NSZone?=) DateFormatter(with:NSZone?=)
     DateIntervalFormatter(with:NSZone?=) Formatter() Formatter(with:NSZone?=)
     ISO8601DateFormatter(with:NSZone?=) NSAffineTransform() NSAffineTransform(with:NSZone?=)
     NSArray() NSArray(with:NSZone?=) NSAttributedString() NSAttributedString(with:NSZone?=)
     NSCalendar() NSCalendar(with:NSZone?=) NSCharacterSet() NSCharacterSet(with:NSZone?=)
     NSCopying() NSCopying(with:NSZone?) NSCountedSet(with:NSZone?=) NSData()
     NSData(with:NSZone?=) NSDate() NSDate(with:NSZone?=) NSDateComponents()
     NSDateComponents(with:NSZone?=) NSDateInterval(with:NSZone?) NSDictionary()
     NSDictionary(with:NSZone?=) NSError() NSError(with:NSZone?=) NSExpression()
     NSExpression(with:NSZone?=) NSIndexPath() NSIndexPath(with:NSZone?=) NSIndexSet()
     NSIndexSet(with:NSZone?=) NSLocale() NSLocale(with:NSZone?=) NSMeasurement(with:NSZone?=)
     NSMutableAttributedString(with:NSZone?=) NSMutableData(with:NSZone?=)
     NSMutableIndexSet(with:NSZone?=) NSMutableOrderedSet(with:NSZone?=)
     NSMutableURLRequest(with:NSZone?=) NSNotification() NSNotification(with:NSZone?=) NSNull()
     NSNull(with:NSZone?=) NSObject() NSOrderedSet() NSOrderedSet(with:NSZone?=)
     NSOrthography(with:NSZone?) NSPersonNameComponents(with:NSZone?=) NSPredicate()
     NSPredicate(with:NSZone?=) NSRegularExpression() NSRegularExpression(with:NSZone?=) NSSet()
     NSSet(with:NSZone?=) NSSortDescriptor() NSSortDescriptor(with:NSZone?=) NSString()
     NSString(with:NSZone?=) NSTextCheckingResult() NSTextCheckingResult(with:NSZone?=)
     NSTimeZone() NSTimeZone(with:NSZone?=) NSURL() NSURL(with:NSZone?=) NSURLComponents()
     NSURLComponents(with:NSZone?=) NSURLQueryItem() NSURLQueryItem(with:NSZone?=) NSURLRequest()
     NSURLRequest(with:NSZone?=) NSUUID() NSUUID(with:NSZone?=) NSValue() NSValue(with:NSZone?=)
     NumberFormatter(with:NSZone?=) Port(with:NSZone?=) PortMessage(with:NSZone?) Scanner()
     Scanner(with:NSZone?=) URLCredential() URLCredential(with:NSZone?=) URLProtectionSpace()
     URLProtectionSpace(with:NSZone?=) URLResponse() URLResponse(with:NSZone?=)
     URLSessionConfiguration() URLSessionConfiguration(with:NSZone?) URLSessionTask()
     URLSessionTask(with:NSZone?) Unit(with:NSZone?) XMLNode() XMLNode(with:NSZone?=)
    copyBytes Data(to:UnsafeMutableBufferPointer,from:Range?=)>Int
     Data(to:UnsafeMutablePointer,count:Int) Data(to:UnsafeMutablePointer,from:Range)
     DataProtocol(to:UnsafeMutableBufferPointer)>Int
     DataProtocol(to:UnsafeMutableBufferPointer,count:Int)>Int
     DataProtocol(to:UnsafeMutableBufferPointer,from)
     DataProtocol(to:UnsafeMutableBufferPointer,from)>Int
     DataProtocol(to:UnsafeMutableRawBufferPointer)>Int
     DataProtocol(to:UnsafeMutableRawBufferPointer,count:Int)>Int
     DataProtocol(to:UnsafeMutableRawBufferPointer,from)>Int
     DispatchData(to:UnsafeMutableBufferPointer,from:Range?=)>Int
     DispatchData(to:UnsafeMutablePointer,count:Int)
     DispatchData(to:UnsafeMutablePointer,from:Range)
     DispatchData(to:UnsafeMutableRawBufferPointer,count:Int)
     DispatchData(to:UnsafeMutableRawBufferPointer,from:Range) Slice(from)
     UnsafeMutableRawBufferPointer(from)
     UnsafeMutableRawBufferPointer(from:UnsafeRawBufferPointer)
     UnsafeMutableRawPointer(from:UnsafeRawPointer,count:Int)
    copyCGImage ?
    copyItem FileManager(at:URL,to:URL) FileManager(atPath:String,toPath:String)
    copyMemory UnsafeMutableRawBufferPointer(from:UnsafeRawBufferPointer)
     UnsafeMutableRawPointer(from:UnsafeRawPointer,byteCount:Int)
    copying .FileOperationKind>FileOperationKind
    coreServiceDirectory .SearchPathDirectory
    cornerCurve ?
    cornerRadius ?
    cornerStyle ?
    correction .CheckingType>CheckingType
    costaRica .Region>Region
    coulombs .UnitElectricCharge>UnitElectricCharge
    count ? AnyBidirectionalCollection>Int AnyCollection>Int AnyRandomAccessCollection>Int
     AnyRegexOutput>Int Array>Int ArraySlice>Int CharacterView>Int Collection>Int
     CollectionOfOne>Int ContiguousArray>Int Data>Int Dictionary>Int DiscontiguousSlice>Int
     DispatchData>Int EmptyCollection>Int EnumeratedSequence>Int IndexPath>Int IndexSet(in)>Int
     IndexSet(in:Range)>Int IndexSet>Int InlineArray>Int Keys>Int LazyMapSequence>Int
     LazySequence>Int MutableSpan>Int NSArray>Int NSCountedSet(for)>Int NSDictionary>Int
     NSIndexSet>Int NSOrderedSet>Int NSSet>Int OutputSpan>Int Publisher() Ranges>Int Repeated>Int
     Sequence(where:f)>Int Set>Int Span>Int String>Int UTF16View>Int UTF8Span>Int UTF8View>Int
     UnicodeScalarView>Int UnkeyedDecodingContainer>Int UnkeyedEncodingContainer>Int
     UnsafeBufferPointer>Int UnsafeMutableBufferPointer>Int UnsafeMutableRawBufferPointer>Int
     UnsafeRawBufferPointer>Int Values>Int Words>Int
    countLimit NSCache>Int
    countOfBytesClientExpectsToReceive URLSessionTask>Int64
    countOfBytesClientExpectsToSend URLSessionTask>Int64
    countOfBytesExpectedToReceive URLSessionTask>Int64
    countOfBytesExpectedToSend URLSessionTask>Int64
    countOfBytesReceived URLSessionTask>Int64
    countOfBytesSent URLSessionTask>Int64
    countOfIndexes NSIndexSet(in)>Int
    countOfRequestBodyBytesBeforeEncoding URLSessionTaskTransactionMetrics>Int64
    countOfRequestBodyBytesSent URLSessionTaskTransactionMetrics>Int64
    countOfRequestHeaderBytesSent URLSessionTaskTransactionMetrics>Int64
    countOfResponseBodyBytesAfterDecoding URLSessionTaskTransactionMetrics>Int64
    countOfResponseBodyBytesReceived URLSessionTaskTransactionMetrics>Int64
    countOfResponseHeaderBytesReceived URLSessionTaskTransactionMetrics>Int64
    countStyle ? ByteCountFormatter>CountStyle
    countryCode .Key>Key
    course ?
    coverVertical ?
    create .ManagedBuffer(minimumCapacity:Int,makingHeaderWith:f)>ManagedBuffer
    createCGImage ?
    createDirectory FileManager(at:URL,withIntermediateDirectories:Bool,attributes:Dictionary?=)
     FileManager(atPath:String,withIntermediateDirectories:Bool,attributes:Dictionary?=)
    createFile FileManager(atPath:String,contents:Data?,attributes:Dictionary?=)>Bool
    createSymbolicLink FileManager(at:URL,withDestinationURL:URL)
     FileManager(atPath:String,withDestinationPath:String)
    creationDate .FileAttributeKey>FileAttributeKey ? URLResourceValues>Date
    creationDateKey .URLResourceKey>URLResourceKey
    credentialState ?
    credentials URLCredentialStorage(for:URLProtectionSpace)>Dictionary
    critical ?
    croatia .Region>Region
    croatian .LanguageCode>LanguageCode
    cropped ?
    cropping ?
    crossDissolve ?
    ctm ?
    cuba .Region>Region
    cubicCentimeters .UnitVolume>UnitVolume
    cubicDecimeters .UnitVolume>UnitVolume
    cubicFeet .UnitVolume>UnitVolume
    cubicInches .UnitVolume>UnitVolume
    cubicKilometers .UnitVolume>UnitVolume
    cubicMeters .UnitVolume>UnitVolume
    cubicMiles .UnitVolume>UnitVolume
    cubicMillimeters .UnitVolume>UnitVolume
    cubicYards .UnitVolume>UnitVolume
    cups .UnitVolume>UnitVolume
    curaçao .Region>Region
    currency .FormatStyle(code:String)>Self .ParseableFormatStyle(code:String)>Self .Style .Symbol
     Components>Currency Locale>Currency
    currencyAccounting .Style
    currencyCode .Key>Key Currency>String Locale>String NumberFormatter>String
    currencyDecimalSeparator NumberFormatter>String
    currencyGroupingSeparator NumberFormatter>String
    currencyISOCode .Style
    currencyPlural .Style
    currencySymbol .GeneralCategory .Key>Key Locale>String NumberFormatter>String
    current .Calendar>Calendar .Case>Case .ExitTest>ExitTest .Host()>Host .Locale>Locale
     .NSCalendar>Calendar .NSLocale>Locale .OperationQueue>OperationQueue .Progress()>Progress
     .RunLoop>RunLoop .Test>Test .Thread>Thread .TimeZone>TimeZone ?
    currentCodeUnitOffset CharacterIterator>Int UnicodeScalarIterator>Int
    currentContext ?
    currentDirectory .URL()>URL
    currentDirectoryPath FileManager>String Process>String
    currentDirectoryURL Process>URL
    currentDiskUsage URLCache>Int
    currentEntitlements ?
    currentImage ?
    currentIndex Scanner>Index UnkeyedDecodingContainer>Int
    currentItem ?
    currentLocaleDidChangeNotification .NSLocale>Name
    currentMemoryUsage URLCache>Int
    currentMode RunLoop>Mode
    currentPage ?
    currentPageIndicatorTintColor ?
    currentPath ?
    currentPoint ?
    currentPriority .Task>TaskPriority
    currentRequest URLSessionTask>URLRequest
    currentTime ?
    currentTitle ?
    currentTitleColor ?
    curveEaseIn ?
    curveEaseInOut ?
    curveEaseOut ?
    curveLinear ?
    custom .DataDecodingStrategy(_:f) .DataEncodingStrategy(_:f) .DateDecodingStrategy(_:f)
     .DateEncodingStrategy(_:f) .Deallocator(_:DispatchQueue?,_:f) .Deallocator(_:f)
     .Font(_:String,fixedSize:CGFloat)>Font .Font(_:String,size:CGFloat)>Font
     .Font(_:String,size:CGFloat,relativeTo)>Font .KeyDecodingStrategy(_:f)
     .KeyEncodingStrategy(_:f) ?
    customIconKey .URLResourceKey>URLResourceKey
    customMirror AnyHashable>Mirror Array>Mirror ArraySlice>Mirror Bool>Mirror CGFloat>Mirror
     Calendar>Mirror Character>Mirror ClosedRange>Mirror CollectionOfOne>Mirror
     ContiguousArray>Mirror CustomReflectable>Mirror Data>Mirror Date>Mirror DateComponents>Mirror
     DateInterval>Mirror Dictionary>Mirror Double>Mirror Float80>Mirror Float>Mirror
     IndexPath>Mirror IndexSet>Mirror Int128>Mirror Int16>Mirror Int32>Mirror Int64>Mirror
     Int8>Mirror Int>Mirror Iterator>Mirror Locale>Mirror Measurement>Mirror Mirror>Mirror
     NSArray>Mirror NSDictionary>Mirror NSOrderedSet>Mirror NSSet>Mirror Notification>Mirror
     ObjCBool>Mirror Optional>Mirror PersonNameComponents>Mirror Range>Mirror Scalar>Mirror
     Set>Mirror StaticBigInt>Mirror StaticString>Mirror StrideThrough>Mirror StrideTo>Mirror
     String>Mirror Substring>Mirror TimeZone>Mirror UInt128>Mirror UInt16>Mirror UInt32>Mirror
     UInt64>Mirror UInt8>Mirror UInt>Mirror URLComponents>Mirror URLQueryItem>Mirror
     URLRequest>Mirror UTF16View>Mirror UTF8View>Mirror UUID>Mirror UnicodeScalarView>Mirror
    customPlaygroundQuickLook Bool Character Double Float Int Int16 Int32 Int64 Int8 Scalar String
     Substring UInt UInt16 UInt32 UInt64 UInt8 UTF16View UTF8View UnicodeScalarView
     UnsafeMutablePointer UnsafeMutableRawPointer UnsafePointer UnsafeRawPointer
    customPronoun Morphology(forLanguage:String)>CustomPronoun
    customSpacing ?
    customUserAgent ?
    customized .AncestorRepresentation(_:f)
    cyan .UIColor>UIColor ?
    cyprus .Region>Region
    cyrillic .Script>Script
    czech .LanguageCode>LanguageCode
    czechia .Region>Region
    côteDIvoire .Region>Region
    daily .Frequency
     .RecurrenceRule(calendar:Calendar,interval:Int=,end:End=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,months:Array=,daysOfTheMonth:Array=,weekdays:Array=,hours:Array=,minutes:Array=,seconds:Array=,setPositions:Array=)>RecurrenceRule
    damping ?
    dangi .Identifier
    danish .LanguageCode>LanguageCode
    dark ?
    darkGray .UIColor>UIColor ?
    darkText .UIColor>UIColor ?
    dash .CheckingType>CheckingType .DateSeparator
    dashPunctuation .GeneralCategory
    data .JSONSerialization(withJSONObject,options:WritingOptions=)>Data .Message(_:Data)
     .PropertyListSerialization(fromPropertyList,format:PropertyListFormat,options:WriteOptions)>Data
     ?? CachedURLResponse>Data DispatchSourceProtocol>UInt NSString(using:UInt)>Data
     NSString(using:UInt,allowLossyConversion:Bool=)>Data NSTimeZone>Data
     String(using:Encoding,allowLossyConversion:Bool=)>Data
     StringProtocol(using:Encoding,allowLossyConversion:Bool=)>Data
     URLSession(for:URLRequest,delegate:URLSessionTaskDelegate?=)
     URLSession(from:URL,delegate:URLSessionTaskDelegate?=) UserDefaults(forKey:String)>Data
    dataCorrupted .DecodingError(_:Context)
    dataCorruptedError .DecodingError(forKey,in,debugDescription:String)>DecodingError
     .DecodingError(in:SingleValueDecodingContainer,debugDescription:String)>DecodingError
     .DecodingError(in:UnkeyedDecodingContainer,debugDescription:String)>DecodingError
    dataDecodingStrategy JSONDecoder>DataDecodingStrategy
    dataDetectorTypes ?
    dataEncodingStrategy JSONEncoder>DataEncodingStrategy
    dataLengthExceedsMaximum .Code
    dataNotAllowed .Code .URLError>Code
    dataProvider ?
    dataRepresentation NSURL>Data URL>Data
    dataSource ?
    dataTask URLSession(with:URL)>URLSessionDataTask
     URLSession(with:URL,completionHandler:f)>URLSessionDataTask
     URLSession(with:URLRequest)>URLSessionDataTask
     URLSession(with:URLRequest,completionHandler:f)>URLSessionDataTask
    dataTaskPublisher ?
    dataWrittenToMemoryStreamKey .PropertyKey>PropertyKey
    date .CheckingType>CheckingType
     .RegexComponent(_:DateStyle,locale:Locale,timeZone:TimeZone,calendar:Calendar?=)>ParseStrategy
     .RegexComponent(format:FormatString,locale:Locale,timeZone:TimeZone,calendar:Calendar?=,twoDigitStartDate:Date=)>Self
     ? Calendar(_:Date,matchesComponents:DateComponents)>Bool
     Calendar(byAdding:Component,value:Int,to:Date,wrappingComponents:Bool=)>Date
     Calendar(byAdding:DateComponents,to:Date,wrappingComponents:Bool=)>Date
     Calendar(bySetting:Component,value:Int,of:Date)>Date
     Calendar(bySettingHour:Int,minute:Int,second:Int,of:Date,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,direction:SearchDirection=)>Date
     Calendar(from:DateComponents)>Date DateComponents>Date DateFormatter(from:String)>Date
     End>Date ISO8601DateFormatter(from:String)>Date
     NSCalendar(_:Date,matchesComponents:DateComponents)>Bool
     NSCalendar(byAdding:DateComponents,to:Date,options:Options=)>Date
     NSCalendar(byAdding:Unit,value:Int,to:Date,options:Options=)>Date
     NSCalendar(bySettingHour:Int,minute:Int,second:Int,of:Date,options:Options=)>Date
     NSCalendar(bySettingUnit:Unit,value:Int,of:Date,options:Options=)>Date
     NSCalendar(era:Int,year:Int,month:Int,day:Int,hour:Int,minute:Int,second:Int,nanosecond:Int)>Date
     NSCalendar(era:Int,yearForWeekOfYear:Int,weekOfYear:Int,weekday:Int,hour:Int,minute:Int,second:Int,nanosecond:Int)>Date
     NSCalendar(from:DateComponents)>Date NSDateComponents>Date
    dateComponents Calendar(_:Set,from:Date)>DateComponents
     Calendar(_:Set,from:Date,to:Date)>DateComponents
     Calendar(_:Set,from:DateComponents,to:DateComponents)>DateComponents
     Calendar(in:TimeZone,from:Date)>DateComponents
    dateDecodingStrategy JSONDecoder>DateDecodingStrategy
    dateEncodingStrategy JSONEncoder>DateEncodingStrategy
    dateField FoundationAttributes>DateFieldAttribute
    dateFormat .DateFormatter(fromTemplate:String,options:Int,locale:Locale?)>String
     DateFormatter>String
    dateInterval Calendar(of:Component,for:Date)>DateInterval
     Calendar(of:Component,start:Date,interval:TimeInterval,for:Date)>Bool
    dateIntervalOfWeekend Calendar(containing:Date)>DateInterval
     Calendar(containing:Date,start:Date,interval:TimeInterval)>Bool
    datePicker ?
    datePickerMode ?
    datePickerStyle ?
    datePickers ?
    dateSeparator ISO8601FormatStyle(_:DateSeparator)>ISO8601FormatStyle
     ISO8601FormatStyle>DateSeparator
    dateStyle DateFormatter>Style DateIntervalFormatter>Style
    dateTemplate DateIntervalFormatter>String
    dateTime .FormatStyle>FormatStyle .ParseStrategy>FormatStyle .ParseableFormatStyle>FormatStyle
     .RegexComponent(date:DateStyle,time:TimeStyle,locale:Locale,timeZone:TimeZone,calendar:Calendar?=)>ParseStrategy
    dateTimeSeparator ISO8601FormatStyle(_:DateTimeSeparator)>ISO8601FormatStyle
     ISO8601FormatStyle>DateTimeSeparator
    dates
     Calendar(byAdding:Component,value:Int=,startingAt:Date,in:Range?=,wrappingComponents:Bool=)
     Calendar(byAdding:DateComponents,startingAt:Date,in:Range?=,wrappingComponents:Bool=)
     Calendar(byMatching:DateComponents,startingAt:Date,in:Range?=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,direction:SearchDirection=)
    day .Component .Field .Field>Field .Unit>Unit Attributed(_:Day=)>Attributed DateComponents>Int
     FormatStyle(_:Day=)>FormatStyle ISO8601FormatStyle()>ISO8601FormatStyle
     IntervalFormatStyle()>IntervalFormatStyle NSDateComponents>Int
    dayOfYear .Component .Field Attributed(_:DayOfYear=)>Attributed DateComponents>Int
     FormatStyle(_:DayOfYear=)>FormatStyle
    daylightSaving .NameStyle
    daylightSavingTimeOffset NSTimeZone(for:Date)>TimeInterval NSTimeZone>TimeInterval
     TimeZone(for:Date=)>TimeInterval
    days .Field .Unit>Unit
    daysOfTheMonth RecurrenceRule>Array
    daysOfTheYear RecurrenceRule>Array
    deactivate ?
    deallocate UnsafeBufferPointer() UnsafeMutableBufferPointer() UnsafeMutablePointer()
     UnsafeMutablePointer(capacity:Int) UnsafeMutableRawBufferPointer() UnsafeMutableRawPointer()
     UnsafeMutableRawPointer(bytes:Int,alignedTo:Int) UnsafePointer() UnsafeRawBufferPointer()
     UnsafeRawPointer()
    debounce ? Publisher(for,scheduler,options=)
    debug ?
    debugDescription AffineTransform>String AnyHashable>String AnyKeyPath>String Array>String
     ArraySlice>String CVaListPointer>String Calendar>String Category>String Character>String
     CharacterSet>String ClosedRange>String CodingKey>String Collation>String
     CollectionOfOne>String Context>String ContiguousArray>String Currency>String
     CustomDebugStringConvertible>String Data>String Date>String DateComponents>String
     DateInterval>String DecodingError>String Dictionary>String Double>String EncodingError>String
     Expression>String Float16>String Float80>String Float>String Identifier>String Index>String
     IndexPath>String IndexSet>String Issue>String KeyValuePairs>String Keys>String
     LanguageCode>String Locale>String Measurement>String MeasurementSystem>String NSData>String
     NSObject>String NSObjectProtocol>String Notification>String NumberingSystem>String
     ObjectIdentifier>String OpaquePointer>String Optional>String PersonNameComponents>String
     Predicate>String PredicateError>String Range>String Region>String SIMD16>String SIMD2>String
     SIMD32>String SIMD3>String SIMD4>String SIMD64>String SIMD8>String Scalar>String
     Script>String Set>String SourceLocation>String StaticBigInt>String StaticString>String
     String>String Subdivision>String Substring>String TimeZone>String URL>String
     URLComponents>String URLQueryItem>String URLRequest>String UTF16View>String UTF8View>String
     UUID>String UnicodeScalarView>String UnsafeBufferPointer>String
     UnsafeMutableBufferPointer>String UnsafeMutablePointer>String
     UnsafeMutableRawBufferPointer>String UnsafeMutableRawPointer>String UnsafePointer>String
     UnsafeRawBufferPointer>String UnsafeRawPointer>String Values>String Variant>String
     WordPair>String
    decameters .UnitLength>UnitLength
    decelerationRate ?
    decigrams .UnitMass>UnitMass
    deciliters .UnitVolume>UnitVolume
    decimal .CountStyle .NumberRepresentation .NumericType .Style
    decimalDigit .NSMutableCharacterSet()>NSMutableCharacterSet
    decimalDigits .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    decimalNumber .GeneralCategory
    decimalNumberDivideByZeroException .NSExceptionName>NSExceptionName
    decimalNumberExactnessException .NSExceptionName>NSExceptionName
    decimalNumberOverflowException .NSExceptionName>NSExceptionName
    decimalNumberUnderflowException .NSExceptionName>NSExceptionName
    decimalPad ?
    decimalSeparator .Key>Key .Symbol Currency(strategy)
     Currency(strategy:DecimalSeparatorDisplayStrategy)>Currency
     FloatingPointFormatStyle(strategy)>FloatingPointFormatStyle
     FormatStyle(strategy:DecimalSeparatorDisplayStrategy)>FormatStyle
     IntegerFormatStyle(strategy)>IntegerFormatStyle Locale>String NumberFormatter>String
     Percent(strategy) Percent(strategy:DecimalSeparatorDisplayStrategy)>Percent
    decimalValue NSNumber>Decimal
    decimeters .UnitLength>UnitLength
    declareTypes ?
    decode .ASCII(_:EncodedScalar)>Scalar .DecodableAttributedStringKey(from:Decoder)
     .UTF16(_)>Scalar .UTF32(_:EncodedScalar)>Scalar .UTF8(_)>Scalar ? JSONDecoder(_,from:Data)
     JSONDecoder(_,from:Data,configuration) KeyedDecodingContainer(_,forKey)
     KeyedDecodingContainer(_,forKey)>Bool KeyedDecodingContainer(_,forKey)>CodableConfiguration
     KeyedDecodingContainer(_,forKey)>Double KeyedDecodingContainer(_,forKey)>Float
     KeyedDecodingContainer(_,forKey)>Int KeyedDecodingContainer(_,forKey)>Int128
     KeyedDecodingContainer(_,forKey)>Int16 KeyedDecodingContainer(_,forKey)>Int32
     KeyedDecodingContainer(_,forKey)>Int64 KeyedDecodingContainer(_,forKey)>Int8
     KeyedDecodingContainer(_,forKey)>String KeyedDecodingContainer(_,forKey)>UInt
     KeyedDecodingContainer(_,forKey)>UInt128 KeyedDecodingContainer(_,forKey)>UInt16
     KeyedDecodingContainer(_,forKey)>UInt32 KeyedDecodingContainer(_,forKey)>UInt64
     KeyedDecodingContainer(_,forKey)>UInt8 KeyedDecodingContainer(_,forKey,configuration)
     KeyedDecodingContainerProtocol(_,forKey) KeyedDecodingContainerProtocol(_,forKey)>Bool
     KeyedDecodingContainerProtocol(_,forKey)>Double
     KeyedDecodingContainerProtocol(_,forKey)>Float KeyedDecodingContainerProtocol(_,forKey)>Int
     KeyedDecodingContainerProtocol(_,forKey)>Int128
     KeyedDecodingContainerProtocol(_,forKey)>Int16 KeyedDecodingContainerProtocol(_,forKey)>Int32
     KeyedDecodingContainerProtocol(_,forKey)>Int64 KeyedDecodingContainerProtocol(_,forKey)>Int8
     KeyedDecodingContainerProtocol(_,forKey)>String KeyedDecodingContainerProtocol(_,forKey)>UInt
     KeyedDecodingContainerProtocol(_,forKey)>UInt128
     KeyedDecodingContainerProtocol(_,forKey)>UInt16
     KeyedDecodingContainerProtocol(_,forKey)>UInt32
     KeyedDecodingContainerProtocol(_,forKey)>UInt64
     KeyedDecodingContainerProtocol(_,forKey)>UInt8 PropertyListDecoder(_,from:Data)
     PropertyListDecoder(_,from:Data,configuration)
     PropertyListDecoder(_,from:Data,format:PropertyListFormat)
     PropertyListDecoder(_,from:Data,format:PropertyListFormat,configuration)
     Publisher(type,decoder) SingleValueDecodingContainer(_) SingleValueDecodingContainer(_)>Bool
     SingleValueDecodingContainer(_)>Double SingleValueDecodingContainer(_)>Float
     SingleValueDecodingContainer(_)>Int SingleValueDecodingContainer(_)>Int128
     SingleValueDecodingContainer(_)>Int16 SingleValueDecodingContainer(_)>Int32
     SingleValueDecodingContainer(_)>Int64 SingleValueDecodingContainer(_)>Int8
     SingleValueDecodingContainer(_)>String SingleValueDecodingContainer(_)>UInt
     SingleValueDecodingContainer(_)>UInt128 SingleValueDecodingContainer(_)>UInt16
     SingleValueDecodingContainer(_)>UInt32 SingleValueDecodingContainer(_)>UInt64
     SingleValueDecodingContainer(_)>UInt8 UTF16(_)>UnicodeDecodingResult
     UTF32(_)>UnicodeDecodingResult UTF8(_)>UnicodeDecodingResult
     UnicodeCodec(_)>UnicodeDecodingResult UnkeyedDecodingContainer(_)
     UnkeyedDecodingContainer(_)>Bool UnkeyedDecodingContainer(_)>Double
     UnkeyedDecodingContainer(_)>Float UnkeyedDecodingContainer(_)>Int
     UnkeyedDecodingContainer(_)>Int128 UnkeyedDecodingContainer(_)>Int16
     UnkeyedDecodingContainer(_)>Int32 UnkeyedDecodingContainer(_)>Int64
     UnkeyedDecodingContainer(_)>Int8 UnkeyedDecodingContainer(_)>String
     UnkeyedDecodingContainer(_)>UInt UnkeyedDecodingContainer(_)>UInt128
     UnkeyedDecodingContainer(_)>UInt16 UnkeyedDecodingContainer(_)>UInt32
     UnkeyedDecodingContainer(_)>UInt64 UnkeyedDecodingContainer(_)>UInt8
     UnkeyedDecodingContainer(_,configuration)
    decodeArray NSCoder(ofObjCType:UnsafePointer,count:Int,at:UnsafeMutableRawPointer)
    decodeAtomicOptionalRepresentation .AtomicOptionalRepresentable(_)>Self
     .ObjectIdentifier(_)>ObjectIdentifier .OpaquePointer(_)>OpaquePointer
     .RawRepresentable(_)>Self .Unmanaged(_)>Unmanaged
     .UnsafeMutablePointer(_)>UnsafeMutablePointer
     .UnsafeMutableRawPointer(_)>UnsafeMutableRawPointer .UnsafePointer(_)>UnsafePointer
     .UnsafeRawPointer(_)>UnsafeRawPointer
    decodeAtomicRepresentation .AtomicRepresentable(_)>Self .Bool(_)>Bool .Double(_)>Double
     .Duration(_)>Duration .Float(_)>Float .Float16(_)>Float16 .Int(_)>Int .Int128(_)>Int128
     .Int16(_)>Int16 .Int32(_)>Int32 .Int64(_)>Int64 .Int8(_)>Int8 .Never(_:Never)>Never
     .ObjectIdentifier(_)>ObjectIdentifier .OpaquePointer(_)>OpaquePointer .Optional(_)
     .RawRepresentable(_)>Self .UInt(_)>UInt .UInt128(_)>UInt128 .UInt16(_)>UInt16
     .UInt32(_)>UInt32 .UInt64(_)>UInt64 .UInt8(_)>UInt8 .Unmanaged(_)>Unmanaged
     .UnsafeBufferPointer(_)>UnsafeBufferPointer
     .UnsafeMutableBufferPointer(_)>UnsafeMutableBufferPointer
     .UnsafeMutablePointer(_)>UnsafeMutablePointer
     .UnsafeMutableRawBufferPointer(_)>UnsafeMutableRawBufferPointer
     .UnsafeMutableRawPointer(_)>UnsafeMutableRawPointer .UnsafePointer(_)>UnsafePointer
     .UnsafeRawBufferPointer(_)>UnsafeRawBufferPointer .UnsafeRawPointer(_)>UnsafeRawPointer
     .WordPair(_)>WordPair
    decodeBool NSCoder(forKey:String)>Bool NSKeyedUnarchiver(forKey:String)>Bool
    decodeCInt NSCoder(forKey:String)>Int32
    decodeCString .String(_,as,repairingInvalidCodeUnits:Bool=)
     .String(_:Array,as,repairingInvalidCodeUnits:Bool=)
     .String(_:String,as,repairingInvalidCodeUnits:Bool=)
     .String(_:UnsafePointer?,as,repairingInvalidCodeUnits:Bool=)
    decodeData NSCoder()>Data NSKeyedUnarchiver()>Data
    decodeDouble NSCoder(forKey:String)>Double NSKeyedUnarchiver(forKey:String)>Double
    decodeErrorType DistributedTargetInvocationDecoder() LocalTestingInvocationDecoder()
    decodeFloat NSCoder(forKey:String)>Float NSKeyedUnarchiver(forKey:String)>Float
    decodeGenericSubstitutions DistributedTargetInvocationDecoder()>Array
     LocalTestingInvocationDecoder()>Array
    decodeIfPresent KeyedDecodingContainer(_,forKey) KeyedDecodingContainer(_,forKey)>Bool
     KeyedDecodingContainer(_,forKey)>Double KeyedDecodingContainer(_,forKey)>Float
     KeyedDecodingContainer(_,forKey)>Int KeyedDecodingContainer(_,forKey)>Int128
     KeyedDecodingContainer(_,forKey)>Int16 KeyedDecodingContainer(_,forKey)>Int32
     KeyedDecodingContainer(_,forKey)>Int64 KeyedDecodingContainer(_,forKey)>Int8
     KeyedDecodingContainer(_,forKey)>String KeyedDecodingContainer(_,forKey)>UInt
     KeyedDecodingContainer(_,forKey)>UInt128 KeyedDecodingContainer(_,forKey)>UInt16
     KeyedDecodingContainer(_,forKey)>UInt32 KeyedDecodingContainer(_,forKey)>UInt64
     KeyedDecodingContainer(_,forKey)>UInt8 KeyedDecodingContainer(_,forKey,configuration)
     KeyedDecodingContainerProtocol(_,forKey) KeyedDecodingContainerProtocol(_,forKey)>Bool
     KeyedDecodingContainerProtocol(_,forKey)>Double
     KeyedDecodingContainerProtocol(_,forKey)>Float KeyedDecodingContainerProtocol(_,forKey)>Int
     KeyedDecodingContainerProtocol(_,forKey)>Int128
     KeyedDecodingContainerProtocol(_,forKey)>Int16 KeyedDecodingContainerProtocol(_,forKey)>Int32
     KeyedDecodingContainerProtocol(_,forKey)>Int64 KeyedDecodingContainerProtocol(_,forKey)>Int8
     KeyedDecodingContainerProtocol(_,forKey)>String KeyedDecodingContainerProtocol(_,forKey)>UInt
     KeyedDecodingContainerProtocol(_,forKey)>UInt128
     KeyedDecodingContainerProtocol(_,forKey)>UInt16
     KeyedDecodingContainerProtocol(_,forKey)>UInt32
     KeyedDecodingContainerProtocol(_,forKey)>UInt64
     KeyedDecodingContainerProtocol(_,forKey)>UInt8 UnkeyedDecodingContainer(_)
     UnkeyedDecodingContainer(_)>Bool UnkeyedDecodingContainer(_)>Double
     UnkeyedDecodingContainer(_)>Float UnkeyedDecodingContainer(_)>Int
     UnkeyedDecodingContainer(_)>Int128 UnkeyedDecodingContainer(_)>Int16
     UnkeyedDecodingContainer(_)>Int32 UnkeyedDecodingContainer(_)>Int64
     UnkeyedDecodingContainer(_)>Int8 UnkeyedDecodingContainer(_)>String
     UnkeyedDecodingContainer(_)>UInt UnkeyedDecodingContainer(_)>UInt128
     UnkeyedDecodingContainer(_)>UInt16 UnkeyedDecodingContainer(_)>UInt32
     UnkeyedDecodingContainer(_)>UInt64 UnkeyedDecodingContainer(_)>UInt8
     UnkeyedDecodingContainer(_,configuration)
    decodeInt32 NSCoder(forKey:String)>Int32 NSKeyedUnarchiver(forKey:String)>Int32
    decodeInt64 NSCoder(forKey:String)>Int64 NSKeyedUnarchiver(forKey:String)>Int64
    decodeInteger NSCoder(forKey:String)>Int NSKeyedUnarchiver(forKey:String)>Int
    decodeMarkdown .MarkdownDecodableAttributedStringKey(from:Decoder)
    decodeNextArgument DistributedTargetInvocationDecoder() LocalTestingInvocationDecoder()
    decodeNil KeyedDecodingContainer(forKey)>Bool KeyedDecodingContainerProtocol(forKey)>Bool
     SingleValueDecodingContainer()>Bool UnkeyedDecodingContainer()>Bool
    decodeObject NSCoder() NSCoder(forKey:String) NSCoder(of,forKey:String)
     NSCoder(of:Array?,forKey:String) NSKeyedUnarchiver() NSKeyedUnarchiver(forKey:String)
     NSKeyedUnarchiver(of,forKey:String) NSKeyedUnarchiver(of:Array?,forKey:String)
    decodePoint NSCoder()>NSPoint NSCoder(forKey:String)>NSPoint
    decodePropertyList NSCoder() NSCoder(forKey:String) NSKeyedUnarchiver()
     NSKeyedUnarchiver(forKey:String)
    decodeRect NSCoder()>NSRect NSCoder(forKey:String)>NSRect
    decodeReturnType DistributedTargetInvocationDecoder() LocalTestingInvocationDecoder()
    decodeSize NSCoder()>NSSize NSCoder(forKey:String)>NSSize
    decodeValue NSCoder(ofObjCType:UnsafePointer,at:UnsafeMutableRawPointer)
     NSKeyedUnarchiver(ofObjCType:UnsafePointer,at:UnsafeMutableRawPointer)
    decodingConfiguration .AttributeScope>AttributeScopeCodableConfiguration
     .DecodingConfigurationProviding
    decodingFailurePolicy NSCoder>DecodingFailurePolicy NSKeyedUnarchiver>DecodingFailurePolicy
    decomposable .NSMutableCharacterSet()>NSMutableCharacterSet
    decomposables .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    decomposedStringWithCanonicalMapping NSString>String StringProtocol>String
    decomposedStringWithCompatibilityMapping NSString>String StringProtocol>String
    decompressingAfterDownloading .FileOperationKind>FileOperationKind
    default .DispatchQoS>DispatchQoS .FileManager>FileManager .Font>Font .GlobalQueuePriority
     .Mode>Mode .NSDecimalNumberHandler>NSDecimalNumberHandler .NSTimeZone>TimeZone
     .NetworkServiceType .NotificationCenter>NotificationCenter
     .NotificationQueue>NotificationQueue .QoSClass .QualityOfService
     .RegexWordBoundaryKind>RegexWordBoundaryKind .Style .TaskPriority>TaskPriority
     .URLSessionConfiguration>URLSessionConfiguration .Units>Units
     DictionaryKeyDefaultValueSubscript
    defaultAppStorage ?
    defaultBehavior .NSDecimalNumber>NSDecimalNumberBehaviors
    defaultCStringEncoding .NSString>UInt .String>Encoding
    defaultCalendarForNewEvents ?
    defaultContentConfiguration ?
    defaultCredential URLCredentialStorage(for:URLProtectionSpace)>URLCredential
    defaultDate DateFormatter>Date
    defaultDigits .Day>Day .DayOfYear>DayOfYear .Hour(amPM:AMPMStyle)>Hour .Minute>Minute
     .Month>Month .Second>Second .StandaloneMonth>StandaloneMonth
     .VerbatimHour(clock:Clock,hourCycle:HourCycle)>VerbatimHour .Week>Week .Year>Year
     .YearForWeekOfYear>YearForWeekOfYear
    defaultDigitsNoAMPM .Hour>Hour
    defaultFocus ?
    defaultHigh ?
    defaultLow ?
    defaultMaxConcurrentOperationCount .OperationQueue>Int
    defaultPerformanceMetrics .XCTestCase>Array
    defaultPriority .URLSessionTask>Float
    defaultScrollAnchor ?
    defaultTextAttributes ?
    defaultValue ?
    deferredToData .DataDecodingStrategy .DataEncodingStrategy
    deferredToDate .DateDecodingStrategy .DateEncodingStrategy
    definesPresentationContext ?
    degrees .UnitAngle>UnitAngle
    deinitialize Slice()>UnsafeMutableRawBufferPointer
     UnsafeMutableBufferPointer()>UnsafeMutableRawBufferPointer
     UnsafeMutablePointer()>UnsafeMutableRawPointer
     UnsafeMutablePointer(count:Int)>UnsafeMutableRawPointer
    deinitializeElement Slice(at) UnsafeMutableBufferPointer(at)
    delay ? Publisher(for,tolerance=,scheduler,options=)
    delaysContentTouches ?
    delaysTouchesBegan ?
    delaysTouchesEnded ?
    delegate ? FileManager>FileManagerDelegate NSCache>NSCacheDelegate
     NSKeyedArchiver>NSKeyedArchiverDelegate NSKeyedUnarchiver>NSKeyedUnarchiverDelegate
     Port()>PortDelegate SocketPort()>PortDelegate Stream>StreamDelegate
     URLSession>URLSessionDelegate URLSessionTask>URLSessionTaskDelegate
     XCTWaiter>XCTWaiterDelegate XMLParser>XMLParserDelegate
    delegateAbortedParseError .ErrorCode
    delegateClass ?
    delegateQueue URLSession>OperationQueue
    delete .FileSystemEvent>FileSystemEvent ?
    deleteAllSearchableItems ?
    deleteCharacters NSMutableAttributedString(in) NSMutableString(in)
    deleteCookie HTTPCookieStorage(_:HTTPCookie)
    deleteDisabled ?
    deleteItems ?
    deleteLastPathComponent URL()
    deleteOnSuccess ?
    deletePathExtension URL()
    deleteRows ?
    deleteSearchableItems ?
    deleteSections ?
    deletedModelsArray ?
    deletedObjects ?
    deletingLastPathComponent NSString>String NSURL>URL URL()>URL
    deletingPathExtension NSString>String NSURL>URL URL()>URL
    delimiter .Component
    deliverImmediately ?
    deliveredNotifications ?
    deltaX ?
    deltaY ?
    deminiaturize ?
    demoApplicationDirectory .SearchPathDirectory
    denmark .Region>Region
    dependencies Operation>Array
    dequeueConfiguredReusableCell ?
    dequeueConfiguredReusableSupplementary ?
    dequeueNotifications
     NotificationQueue(matching:Notification,coalesceMask:NotificationCoalescing)
    dequeueReusableCell ?
     UICollectionView(withReuseIdentifier:String,for:IndexPath)>UICollectionViewCell
     UITableView(withIdentifier:String)>UITableViewCell
     UITableView(withIdentifier:String,for:IndexPath)>UITableViewCell
    dequeueReusableHeaderFooterView ?
     UITableView(withIdentifier:String)>UITableViewHeaderFooterView
    dequeueReusableSupplementaryView ?
     UICollectionView(ofKind:String,withReuseIdentifier:String,for:IndexPath)>UICollectionReusableView
    descendant Mirror(_:MirrorPath,_:MirrorPath*)
    descendants ?
    descender ? UIFont>CGFloat
    description AffineTransform>String AnyHashable>String AnyPublisher>String Arithmetic>String
     Array>String ArraySlice>String AtomicLoadOrdering>String AtomicStoreOrdering>String
     AtomicUpdateOrdering>String Attachment>String AttributeContainer>String
     AttributedStringKey>String AttributedStringProtocol>String AttributedSubstring>String
     BinaryInteger>String Bool>String Bundle>String CGFloat>String Calendar>String
     Character>String CharacterSet>String ClosedRange>String CodingKey>String
     CollectionContainsCollection>String CollectionIndexSubscript>String
     CollectionRangeSubscript>String Comment>String Comparison>String Condition>String
     Conditional>String ConditionalCast>String Conjunction>String ContiguousArray>String
     CustomStringConvertible>String Data>String Date(with:Locale?)>String Date>String
     DateComponents>String DateInterval>String Decimal>String
     DecimalSeparatorDisplayStrategy>String DefaultStringInterpolation>String Dictionary>String
     DictionaryKeyDefaultValueSubscript>String DictionaryKeySubscript>String
     DiscontiguousAttributedSubstring>String DiscontiguousSlice>String Disjunction>String
     Double>String Duration>String Encoding>String End>String Equal>String ExecutorJob>String
     ExitStatus>String Expression>String ExpressionEvaluate>String Filter>String Float16>String
     Float80>String Float>String FloatDivision>String ForceCast>String ForcedUnwrap>String
     Grouping>String HTTPCookie>String HTTPCookieStorage>String HTTPURLResponse>String ID>String
     Index>String IndexPath>String IndexSet>String IntDivision>String IntRemainder>String
     Issue>String Job>String KeyPath>String KeyValuePairs>String Keys>String Kind>String
     List>String Locale>String Measurement>String Mirror>String NSArray(withLocale:Locale?)>String
     NSArray(withLocale:Locale?,indent:Int)>String NSArray>String NSAttributedString>String
     NSCalendar>String NSCharacterSet>String NSData>String NSDate(with:Locale?)>String
     NSDate>String NSDecimalNumber(withLocale:Locale?)>String NSDecimalNumber>String
     NSDictionary(withLocale:Locale?)>String NSDictionary(withLocale:Locale?,indent:Int)>String
     NSDictionary>String NSError>String NSNotification>String NSNull>String
     NSNumber(withLocale:Locale?)>String NSNumber>String NSObject>String NSObjectProtocol>String
     NSOrderedSet(withLocale:Locale?)>String NSOrderedSet(withLocale:Locale?,indent:Int)>String
     NSOrderedSet>String NSSet(withLocale:Locale?)>String NSSet>String NSString>String
     NSTimeZone>String NSURL>String NSURLRequest>String NSUUID>String Negation>String
     NilCoalesce>String NotEqual>String Notation>String Notification>String
     NotificationCenter>String ObjCBool>String OptionalFlatMap>String PersonNameComponents>String
     Predicate>String PredicateRegex>String Range>String RangeExpressionContains>String
     RangeSet>String Ranges>String RemoteCallTarget>String Run>String Runs>String SIMD>String
     Scalar>String SequenceAllSatisfy>String SequenceContains>String SequenceContainsWhere>String
     SequenceMaximum>String SequenceMinimum>String Set>String Severity>String
     SignDisplayStrategy>String SourceLocation>String StaticString>String String>String
     StringContainsRegex>String Substring>String Tag>String TaskLocal>String TaskPriority>String
     Template>String TimeZone>String TypeCheck>String URL>String URLComponents>String
     URLProtectionSpace>String URLQueryItem>String URLRequest>String UTF16View>String
     UTF8View>String UUID>String UnaryMinus>String UnicodeScalarView>String UnownedJob>String
     ValidationError>String Value>String Values>String Variable>String VariableName>String
     WordPair>String XCTWaiter>String XCTestExpectation>String XMLNode>String
    descriptionInStringsFileFormat NSDictionary>String
    deselectAnnotation ?
    deselectItem ?
    deselectRow ?
    desiredAccuracy ?
    desktopDirectory .SearchPathDirectory
    destinationOfSymbolicLink FileManager(atPath:String)>String
    destroyPersistentStore ?
    destructive ?
    destructiveAction ?
    detach XMLNode()
    detachNewThread .Thread(_:f)
    detached .DispatchWorkItemFlags>DispatchWorkItemFlags
     .Task(name:String?=,executorPreference:TaskExecutor?,priority:TaskPriority?=,operation:f)>Task
     .Task(name:String?=,priority:TaskPriority?=,operation:f)>Task
    detailButton ?
    detailDisclosureButton ?
    detailOnly ?
    detailTextLabel ?
    detents ?
    determiner .PartOfSpeech
    devanagari .Script>Script
    developerApplicationDirectory .SearchPathDirectory
    developerDirectory .SearchPathDirectory
    developmentLocalization Bundle>String
    deviceIdentifier .FileAttributeKey>FileAttributeKey
    dhivehi .LanguageCode>LanguageCode
    diacriticInsensitive .CompareOptions>CompareOptions .Options>Options
    dialogIcon ?
    dialogs ?
    dictionary .DisplayStyle UserDefaults(forKey:String)>Dictionary
    dictionaryRepresentation UserDefaults()>Dictionary
    dictionaryWithValues ??
    didAccessValue ?
    didAddSubview ?
    didBecomeActiveNotification ?
    didBecomeInvalidNotification .Port>Name
    didBegin ?
    didChangeNotification .UserDefaults>Name
    didChangeValue ? Operation(for:k) Operation(forKey:String)
    didEnterBackgroundNotification ?
    didMove ?
    didMoveToSuperview ?
    didMoveToWindow ?
    didReceive ?
    didReceiveMemoryWarning ?
    didReceiveMemoryWarningNotification ?
    didSave ?
    didSet ObservationRegistrar(_,keyPath:k)
    didTerminateNotification .Process>Name
    didTurnIntoFault ?
    diegoGarcia .Region>Region
    difference BidirectionalCollection(from)>CollectionDifference
     BidirectionalCollection(from,by:f)>CollectionDifference
    digit .NumericType .RegexComponent>CharacterClass
    dimensions ?
    direct .Modifier
    directionalLayoutMargins ?
    directory .URLFileResourceType>URLFileResourceType
    directoryAttributes DirectoryEnumerator>Dictionary
    disableAutocorrection ?
    disabled .Trait(_:Comment?=,sourceLocation:SourceLocation=)>Self
     .Trait(_:Comment?=,sourceLocation:SourceLocation=,_:f)>Self
     .Trait(if:Bool,_:Comment?=,sourceLocation:SourceLocation=)>Self ?
    disablesAutomaticKeyboardDismissal ?
    discard .HTTPCookiePropertyKey>HTTPCookiePropertyKey
    disclosureGroupStyle ?
    disclosureIndicator ?
    disclosureTriangles ?
    discoverCharacteristics ?
    discoverServices ?
    discreteInput AnchoredRelativeFormatStyle(after:Date)>Date
     AnchoredRelativeFormatStyle(before:Date)>Date Attributed(after:Date)>Date
     Attributed(after:Duration)>Duration Attributed(before:Date)>Date
     Attributed(before:Duration)>Duration DiscreteFormatStyle(after) DiscreteFormatStyle(before)
     FormatStyle(after:Date)>Date FormatStyle(before:Date)>Date
     TimeFormatStyle(after:Duration)>Duration TimeFormatStyle(before:Duration)>Duration
     UnitsFormatStyle(after:Duration)>Duration UnitsFormatStyle(before:Duration)>Duration
     VerbatimFormatStyle(after:Date)>Date VerbatimFormatStyle(before:Date)>Date
    discreteProgress .Progress(totalUnitCount:Int64)>Progress
    diskCapacity URLCache>Int
    dismantleNSView ?
    dismantleNSViewController ?
    dismantleUIView ?
    dismantleUIViewController ?
    dismiss ? UIViewController() UIViewController(animated:Bool,completion:f=)
    dismissSearch ?
    dismissWindow ?
    dismissalTransitionDidEnd ?
    dismissalTransitionWillBegin ?
    display ?
    displayIfNeeded ?
    displayLayer ?
    displayName FileManager(atPath:String)>String NSLocale(forKey:Key,value:String)>String
     Test>String
    displayPrice ?
    displayScale ?
    displayStyle Mirror>DisplayStyle
    distance ? AnyBidirectionalCollection(from,to)>Int AnyCollection(from,to)>Int
     AnyRandomAccessCollection(from,to)>Int Array(from:Int,to:Int)>Int
     ArraySlice(from:Int,to:Int)>Int BidirectionalCollection(from,to)>Int BinaryInteger(to)>Int
     CGFloat(to:CGFloat)>CGFloat CharacterView(from:Index,to:Index)>Int ClosedRange(from,to)>Int
     Collection(from,to) Collection(from,to)>Int CollectionDifference(from,to)>Int
     ContiguousArray(from:Int,to:Int)>Int Date(to:Date)>TimeInterval Decimal(to:Decimal)>Decimal
     DefaultIndices(from,to)>Int DiscontiguousSlice(from,to)>Int Double(to:Double)>Double
     EmptyCollection(from,to)>Int EnumeratedSequence(from,to)>Int FlattenSequence(from,to)>Int
     Float(to:Float)>Float Float16(to:Float16)>Float16 Float80(to:Float80)>Float80
     Index(to:Index)>Int Index(to:Index?)>Int Int(to:Int)>Int LazyFilterSequence(from,to)>Int
     LazyMapSequence(from,to)>Int LazySequence(from,to)>Int RandomAccessCollection(from,to)
     RandomAccessCollection(from,to)>Int Range(from,to)>Int ReversedCollection(from,to)>Int
     Runs(from:Index,to:Index)>Int Slice(from,to)>Int Strideable(to)
     String(from:Index,to:Index)>Int Substring(from:Index,to:Index)>Int
     UTF16View(from:Index,to:Index)>Int UTF8View(from:Index,to:Index)>Int
     UnicodeScalarView(from:Index,to:Index)>Int UnsafeBufferPointer(from:Int,to:Int)>Int
     UnsafeMutableBufferPointer(from:Int,to:Int)>Int UnsafeMutablePointer(to)>Int
     UnsafeMutableRawPointer(to)>Int UnsafePointer(to)>Int UnsafeRawPointer(to)>Int
    distanceFilter ?
    distantFuture .Date>Date .DispatchTime>DispatchTime .DispatchWallTime>DispatchWallTime
     .NSDate>Date
    distantPast .Date>Date .NSDate>Date
    distinguishedNames URLProtectionSpace>Array
    distribution ?
    divide Decimal(by:Decimal)
    divideByZero .CalculationError
    divided CGRect(atDistance:CGFloat,from:CGRectEdge)
    dividedReportingOverflow FixedWidthInteger(by) Int(by:Int) Int128(by:Int128) Int16(by:Int16)
     Int32(by:Int32) Int64(by:Int64) Int8(by:Int8) UInt(by:UInt) UInt128(by:UInt128)
     UInt16(by:UInt16) UInt32(by:UInt32) UInt64(by:UInt64) UInt8(by:UInt8)
    dividing NSDecimalNumber(by:NSDecimalNumber)>NSDecimalNumber
     NSDecimalNumber(by:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors?)>NSDecimalNumber
    dividingFullWidth FixedWidthInteger(_) Int(_) Int16(_) Int32(_) Int64(_) Int8(_)
     SignedInteger(_) UInt(_) UInt16(_) UInt32(_) UInt64(_) UInt8(_) UnsignedInteger(_)
    djibouti .Region>Region
    dnsLookupFailed .Code .URLError>Code
    dockTile ?
    doctypeDeclNotFinishedError .ErrorCode
    document .Kind .XMLNode() .XMLNode(withRootElement:XMLElement)
    documentContentKind XMLDocument>ContentKind
    documentDirectory .SearchPathDirectory
    documentIdentifier URLResourceValues>Int
    documentIdentifierKey .URLResourceKey>URLResourceKey
    documentIncludeContentTypeDeclaration .Options>Options
    documentStartError .ErrorCode
    documentTidyHTML .Options>Options
    documentTidyXML .Options>Options
    documentValidate .Options>Options
    documentView ?
    documentVisibleRect ?
    documentXInclude .Options>Options
    documentationDirectory .SearchPathDirectory
    doesNotRecognizeSelector ??
    doesRelativeDateFormatting DateFormatter>Bool
    dogri .LanguageCode>LanguageCode
    domain .HTTPCookiePropertyKey>HTTPCookiePropertyKey HTTPCookie>String NSError>String
    domainLookupEndDate URLSessionTaskTransactionMetrics>Date
    domainLookupStartDate URLSessionTaskTransactionMetrics>Date
    domainResolutionProtocol URLSessionTaskTransactionMetrics>DomainResolutionProtocol
    dominica .Region>Region
    dominicanRepublic .Region>Region
    donate ?
    doneRecording DistributedTargetInvocationEncoder() LocalTestingInvocationEncoder()
    dotMatchesLineSeparators .Options>Options
    dotMatchesNewlines Regex(_:Bool=)>Regex
    double UserDefaults(forKey:String)>Double
    doubleAbove .CanonicalCombiningClass>CanonicalCombiningClass
    doubleAction ?
    doubleBelow .CanonicalCombiningClass>CanonicalCombiningClass
    doubleColumn ?
    doubleTap ?
    doubleValue ? NSDecimalNumber>Double NSMeasurement>Double NSNumber>Double NSString>Double
    down .FloatingPointRoundingRule .RoundingMode
    download ?? URLSession(for:URLRequest,delegate:URLSessionTaskDelegate?=)
     URLSession(from:URL,delegate:URLSessionTaskDelegate?=)
    downloadDecodingFailedMidStream .Code .URLError>Code
    downloadDecodingFailedToComplete .Code .URLError>Code
    downloadTask URLSession(with:URL)>URLSessionDownloadTask
     URLSession(with:URL,completionHandler:f)>URLSessionDownloadTask
     URLSession(with:URLRequest)>URLSessionDownloadTask
     URLSession(with:URLRequest,completionHandler:f)>URLSessionDownloadTask
     URLSession(withResumeData:Data)>URLSessionDownloadTask
     URLSession(withResumeData:Data,completionHandler:f)>URLSessionDownloadTask
    downloading .FileOperationKind>FileOperationKind
    downloadsDirectory .SearchPathDirectory
    dragInteractionEnabled ?
    draggable ?
    draggingEntered ?
    draggingExited ?
    draggingUpdated ?
    draw ? ??
    drawHierarchy ?
    drawLinearGradient ?
    drawPath ?
    drawPrimitives ?
    drawRadialGradient ?
    drawText ?
    drawingGroup ?
    drawsAsynchronously ?
    drawsBackground ?
    drop ? AnyBidirectionalCollection(while:f)>AnyBidirectionalCollection
     AnyCollection(while:f)>AnyCollection
     AnyRandomAccessCollection(while:f)>AnyRandomAccessCollection AnySequence(while:f)>AnySequence
     AsyncSequence(while:f)>AsyncDropWhileSequence
     AsyncSequence(while:f)>AsyncThrowingDropWhileSequence Collection(while:f)
     DropWhileSequence(while:f)>DropWhileSequence
     LazySequenceProtocol(while:f)>LazyDropWhileSequence Publisher(untilOutputFrom)
     Publisher(while:f) Sequence(while:f)>DropWhileSequence
    dropAll ?
    dropDestination ?
    dropFirst ? AnyBidirectionalCollection(_:Int=)>AnyBidirectionalCollection
     AnyCollection(_:Int=)>AnyCollection
     AnyRandomAccessCollection(_:Int=)>AnyRandomAccessCollection AnySequence(_:Int=)>AnySequence
     AsyncDropFirstSequence(_:Int=)>AsyncDropFirstSequence
     AsyncSequence(_:Int=)>AsyncDropFirstSequence Collection(_:Int=)
     DropFirstSequence(_:Int)>DropFirstSequence Publisher(_:Int=)
     Sequence(_:Int=)>DropFirstSequence
    dropLast AnyBidirectionalCollection(_:Int=)>AnyBidirectionalCollection
     AnyCollection(_:Int=)>AnyCollection
     AnyRandomAccessCollection(_:Int=)>AnyRandomAccessCollection AnySequence(_:Int=)>Array
     BidirectionalCollection(_:Int) Collection(_:Int=) IndexPath()>IndexPath
     Sequence(_:Int=)>Array
    dropLeading ?
    dropMiddle ?
    dropTrailing ?
    dropped .YieldResult(_)
    dtd XMLDocument>XMLDTD
    dtdKind XMLDTDNode>DTDKind
    dtdNode .XMLNode(withXMLString:String)
    duration ? DateInterval>TimeInterval Instant(to:Instant)>Duration InstantProtocol(to)
     NSDateInterval>TimeInterval
    durationField FoundationAttributes>DurationFieldAttribute
    dutch .LanguageCode>LanguageCode
    dx ?
    dy ?
    dynamic .Context
    dynamicTypeSize ?
    dzongkha .LanguageCode>LanguageCode
    eager .RegexRepetitionBehavior>RegexRepetitionBehavior
    earlierDate NSDate(_:Date)>Date
    earliestBeginDate ? URLSessionTask>Date
    easeIn ?
    easeInOut ?
    easeOut ?
    eb .Unit .Units>Units
    ecuador .Region>Region
    edgeInsetsValue NSValue>NSEdgeInsets
    edges ?
    edgesForExtendedLayout ?
    edgesIgnoringSafeArea ?
    editButtonItem ?
    editMode ?
    editingChanged ?
    editingDidBegin ?
    editingDidEnd ?
    editingDidEndOnExit ?
    editingString DateIntervalFormatter(for)>String Formatter(for)>String
    effect ?
    effectValue ?
    effectiveAppearance ?
    effectiveIconKey .URLResourceKey>URLResourceKey
    effectiveLabel RemoteCallArgument>String
    effectiveUserInterfaceLayoutDirection ?
    egypt .Region>Region
    elSalvador .Region>Region
    element .Kind .XMLNode(withName:String)
     .XMLNode(withName:String,children:Array?,attributes:Array?)
     .XMLNode(withName:String,stringValue:String) .XMLNode(withName:String,uri:String) ?
     RangeExpressionContains SequenceContains
    elementContentDeclNotFinishedError .ErrorCode
    elementContentDeclNotStartedError .ErrorCode
    elementDeclaration .DTDKind .Kind XMLDTD(forName:String)>XMLDTDNode
    elementKindSectionFooter ?
    elementKindSectionHeader ?
    elementType ?
    elements LazySequence LazySequenceProtocol LazySequenceProtocol>Self SequenceMaximum
     SequenceMinimum XMLElement(forLocalName:String,uri:String?)>Array
     XMLElement(forName:String)>Array
    elementsEqual Sequence(_)>Bool Sequence(_,by:f)>Bool
    emailAddress ?
    emitEvent ?
    emitterCells ?
    emitterPosition ?
    emitterShape ?
    emitterSize ?
    empty .DispatchData>DispatchData
    emptyDeclaration .DTDKind
    emptyDocumentError .ErrorCode
    emptyInput .ParseResult .UnicodeDecodingResult
    enableBackgroundDelivery ?
    enabled .Trait(_:Comment?=,sourceLocation:SourceLocation=,_:f)>Self
     .Trait(if:Bool,_:Comment?=,sourceLocation:SourceLocation=)>Self
    enablesReturnKeyAutomatically ?
    enclosingMark .GeneralCategory
    encode .ASCII(_:Scalar)>EncodedScalar .EncodableAttributedStringKey(_,to:Encoder)
     .UTF16(_:Scalar) .UTF16(_:Scalar,into:f) .UTF32(_:Scalar)>EncodedScalar
     .UTF32(_:Scalar,into:f) .UTF8(_:Scalar) .UTF8(_:Scalar,into:f) .UnicodeCodec(_:Scalar,into:f)
     ? AffineTransform(to:Encoder) Arithmetic(to:Encoder) Array(to:Encoder)
     Array(to:Encoder,configuration) Bool(to:Encoder) Bug(to:Encoder)
     ByteCountFormatter(with:NSCoder) CGFloat(to:Encoder) CGPoint(to:Encoder) CGRect(to:Encoder)
     CGSize(to:Encoder) Calendar(to:Encoder) Category(to:Encoder) Change(to:Encoder)
     CharacterSet(to:Encoder) ClosedRange(to:Encoder) CodableConfiguration(to:Encoder)
     Collation(to:Encoder) CollectionContainsCollection(to:Encoder)
     CollectionDifference(to:Encoder) CollectionIndexSubscript(to:Encoder)
     CollectionRangeSubscript(to:Encoder) Comparator(to:Encoder) Comparison(to:Encoder)
     ComparisonResult(to:Encoder) Conditional(to:Encoder) ConditionalCast(to:Encoder)
     Conjunction(to:Encoder) ContiguousArray(to:Encoder) Currency(to:Encoder) Data(to:Encoder)
     Date(to:Encoder) DateComponents(to:Encoder) DateIntervalFormatter(with:NSCoder)
     Decimal(to:Encoder) Dictionary(to:Encoder) DictionaryKeyDefaultValueSubscript(to:Encoder)
     DictionaryKeySubscript(to:Encoder) Dimension(with:NSCoder) Disjunction(to:Encoder)
     DistributedActor(to:Encoder) Double(to:Encoder) Duration(to:Encoder) Encodable(to:Encoder)
     EncodableWithConfiguration(to:Encoder,configuration) End(to:Encoder) Equal(to:Encoder)
     ExpressionEvaluate(to:Encoder) Field(to:Encoder) Filter(to:Encoder) Float(to:Encoder)
     Float16(to:Encoder) FloatDivision(to:Encoder) FloatingPointRoundingRule(to:Encoder)
     ForceCast(to:Encoder) ForcedUnwrap(to:Encoder) FormatStyle(to:Encoder)
     Formatter(with:NSCoder) GrammaticalGender(to:Encoder) GrammaticalNumber(to:Encoder)
     HTTPURLResponse(with:NSCoder) ID(to:Encoder) ISO8601DateFormatter(with:NSCoder)
     ISO8601FormatStyle(to:Encoder) IndexPath(to:Encoder) IndexSet(to:Encoder)
     InflectionRule(to:Encoder) Int(to:Encoder) Int128(to:Encoder) Int16(to:Encoder)
     Int32(to:Encoder) Int64(to:Encoder) Int8(to:Encoder) IntDivision(to:Encoder)
     IntRemainder(to:Encoder) JSONEncoder(_)>Data JSONEncoder(_,configuration)>Data
     KeyPath(to:Encoder) KeyedEncodingContainer(_,forKey)
     KeyedEncodingContainer(_,forKey,configuration) KeyedEncodingContainer(_:Bool,forKey)
     KeyedEncodingContainer(_:CodableConfiguration,forKey) KeyedEncodingContainer(_:Double,forKey)
     KeyedEncodingContainer(_:Float,forKey) KeyedEncodingContainer(_:Int,forKey)
     KeyedEncodingContainer(_:Int128,forKey) KeyedEncodingContainer(_:Int16,forKey)
     KeyedEncodingContainer(_:Int32,forKey) KeyedEncodingContainer(_:Int64,forKey)
     KeyedEncodingContainer(_:Int8,forKey) KeyedEncodingContainer(_:String,forKey)
     KeyedEncodingContainer(_:UInt,forKey) KeyedEncodingContainer(_:UInt128,forKey)
     KeyedEncodingContainer(_:UInt16,forKey) KeyedEncodingContainer(_:UInt32,forKey)
     KeyedEncodingContainer(_:UInt64,forKey) KeyedEncodingContainer(_:UInt8,forKey)
     KeyedEncodingContainerProtocol(_,forKey) KeyedEncodingContainerProtocol(_:Bool,forKey)
     KeyedEncodingContainerProtocol(_:Double,forKey)
     KeyedEncodingContainerProtocol(_:Float,forKey) KeyedEncodingContainerProtocol(_:Int,forKey)
     KeyedEncodingContainerProtocol(_:Int128,forKey)
     KeyedEncodingContainerProtocol(_:Int16,forKey) KeyedEncodingContainerProtocol(_:Int32,forKey)
     KeyedEncodingContainerProtocol(_:Int64,forKey) KeyedEncodingContainerProtocol(_:Int8,forKey)
     KeyedEncodingContainerProtocol(_:String,forKey) KeyedEncodingContainerProtocol(_:UInt,forKey)
     KeyedEncodingContainerProtocol(_:UInt128,forKey)
     KeyedEncodingContainerProtocol(_:UInt16,forKey)
     KeyedEncodingContainerProtocol(_:UInt32,forKey)
     KeyedEncodingContainerProtocol(_:UInt64,forKey)
     KeyedEncodingContainerProtocol(_:UInt8,forKey) LanguageCode(to:Encoder)
     LocalTestingActorID(to:Encoder) Locale(to:Encoder) MatchingPolicy(to:Encoder)
     Measurement(to:Encoder) MeasurementSystem(to:Encoder) Month(to:Encoder)
     Morphology(to:Encoder) NSAffineTransform(with:NSCoder) NSArray(with:NSCoder)
     NSAttributedString(with:NSCoder) NSCalendar(with:NSCoder) NSCharacterSet(with:NSCoder)
     NSCoder(_) NSCoder(_,forKey:String) NSCoder(_:Bool,forKey:String) NSCoder(_:Data)
     NSCoder(_:Double,forKey:String) NSCoder(_:Float,forKey:String) NSCoder(_:Int,forKey:String)
     NSCoder(_:Int32,forKey:String) NSCoder(_:Int64,forKey:String) NSCoder(_:NSPoint)
     NSCoder(_:NSPoint,forKey:String) NSCoder(_:NSRect) NSCoder(_:NSRect,forKey:String)
     NSCoder(_:NSSize) NSCoder(_:NSSize,forKey:String) NSCoding(with:NSCoder)
     NSCountedSet(with:NSCoder) NSData(with:NSCoder) NSDate(with:NSCoder)
     NSDateComponents(with:NSCoder) NSDateInterval(with:NSCoder)
     NSDecimalNumberHandler(with:NSCoder) NSDictionary(with:NSCoder) NSError(with:NSCoder)
     NSIndexPath(with:NSCoder) NSIndexSet(with:NSCoder) NSKeyedArchiver(_)
     NSKeyedArchiver(_,forKey:String) NSKeyedArchiver(_:Bool,forKey:String)
     NSKeyedArchiver(_:Data) NSKeyedArchiver(_:Double,forKey:String)
     NSKeyedArchiver(_:Float,forKey:String) NSKeyedArchiver(_:Int,forKey:String)
     NSKeyedArchiver(_:Int32,forKey:String) NSKeyedArchiver(_:Int64,forKey:String)
     NSLocale(with:NSCoder) NSMeasurement(with:NSCoder) NSNotification(with:NSCoder)
     NSNull(with:NSCoder) NSNumber(with:NSCoder) NSOrderedSet(with:NSCoder)
     NSOrthography(with:NSCoder) NSPersonNameComponents(with:NSCoder)
     NSRegularExpression(with:NSCoder) NSSet(with:NSCoder) NSString(with:NSCoder)
     NSTextCheckingResult(with:NSCoder) NSTimeZone(with:NSCoder) NSURL(with:NSCoder)
     NSURLQueryItem(with:NSCoder) NSURLRequest(with:NSCoder) NSUUID(with:NSCoder)
     NSValue(with:NSCoder) Negation(to:Encoder) Never(to:Encoder) NilCoalesce(to:Encoder)
     NilLiteral(to:Encoder) NotEqual(to:Encoder) NumberingSystem(to:Encoder)
     ObservationRegistrar(to:Encoder) Optional(to:Encoder) Optional(to:Encoder,configuration)
     OptionalFlatMap(to:Encoder) PartOfSpeech(to:Encoder) PartialRangeFrom(to:Encoder)
     PartialRangeThrough(to:Encoder) PartialRangeUpTo(to:Encoder) PersonNameComponents(to:Encoder)
     PredicateRegex(to:Encoder) PropertyListEncoder(_)>Data
     PropertyListEncoder(_,configuration)>Data Publisher(encoder) Range(to:Encoder)
     RangeExpressionContains(to:Encoder) RawRepresentable(to:Encoder) RecurrenceRule(to:Encoder)
     Region(to:Encoder) RepeatedTimePolicy(to:Encoder) SIMD(to:Encoder) Script(to:Encoder)
     SequenceAllSatisfy(to:Encoder) SequenceContains(to:Encoder) SequenceContainsWhere(to:Encoder)
     SequenceStartsWith(to:Encoder) Set(to:Encoder) SingleValueEncodingContainer(_)
     SingleValueEncodingContainer(_:Bool) SingleValueEncodingContainer(_:Double)
     SingleValueEncodingContainer(_:Float) SingleValueEncodingContainer(_:Int)
     SingleValueEncodingContainer(_:Int128) SingleValueEncodingContainer(_:Int16)
     SingleValueEncodingContainer(_:Int32) SingleValueEncodingContainer(_:Int64)
     SingleValueEncodingContainer(_:Int8) SingleValueEncodingContainer(_:String)
     SingleValueEncodingContainer(_:UInt) SingleValueEncodingContainer(_:UInt128)
     SingleValueEncodingContainer(_:UInt16) SingleValueEncodingContainer(_:UInt32)
     SingleValueEncodingContainer(_:UInt64) SingleValueEncodingContainer(_:UInt8)
     SortOrder(to:Encoder) SourceLocation(to:Encoder) StandardComparator(to:Encoder)
     String(to:Encoder) StringContainsRegex(to:Encoder) Subdivision(to:Encoder) Tag(to:Encoder)
     TimeZone(to:Encoder) TypeCheck(to:Encoder) UIColor(with:NSCoder) UIFont(with:NSCoder)
     UInt(to:Encoder) UInt128(to:Encoder) UInt16(to:Encoder) UInt32(to:Encoder) UInt64(to:Encoder)
     UInt8(to:Encoder) URL(to:Encoder) URLComponents(to:Encoder) URLCredential(with:NSCoder)
     URLResponse(with:NSCoder) UUID(to:Encoder) UnaryMinus(to:Encoder) Unit(with:NSCoder)
     UnitConverterLinear(with:NSCoder) UnitWidth(to:Encoder) UnkeyedEncodingContainer(_)
     UnkeyedEncodingContainer(_,configuration) UnkeyedEncodingContainer(_:Bool)
     UnkeyedEncodingContainer(_:Double) UnkeyedEncodingContainer(_:Float)
     UnkeyedEncodingContainer(_:Int) UnkeyedEncodingContainer(_:Int128)
     UnkeyedEncodingContainer(_:Int16) UnkeyedEncodingContainer(_:Int32)
     UnkeyedEncodingContainer(_:Int64) UnkeyedEncodingContainer(_:Int8)
     UnkeyedEncodingContainer(_:String) UnkeyedEncodingContainer(_:UInt)
     UnkeyedEncodingContainer(_:UInt128) UnkeyedEncodingContainer(_:UInt16)
     UnkeyedEncodingContainer(_:UInt32) UnkeyedEncodingContainer(_:UInt64)
     UnkeyedEncodingContainer(_:UInt8) UnkeyedEncodingContainer(contentsOf) Value(to:Encoder)
     VariableID(to:Encoder) Variant(to:Encoder) Weekday(to:Encoder)
    encodeArray NSCoder(ofObjCType:UnsafePointer,count:Int,at:UnsafeRawPointer)
    encodeAtomicOptionalRepresentation .AtomicOptionalRepresentable(_)
     .ObjectIdentifier(_:ObjectIdentifier?) .OpaquePointer(_:OpaquePointer?) .RawRepresentable(_)
     .Unmanaged(_:Unmanaged?) .UnsafeMutablePointer(_:UnsafeMutablePointer?)
     .UnsafeMutableRawPointer(_:UnsafeMutableRawPointer?) .UnsafePointer(_:UnsafePointer?)
     .UnsafeRawPointer(_:UnsafeRawPointer?)
    encodeAtomicRepresentation .AtomicRepresentable(_) .Bool(_:Bool) .Double(_:Double)
     .Duration(_:Duration) .Float(_:Float) .Float16(_:Float16) .Int(_:Int) .Int128(_:Int128)
     .Int16(_:Int16) .Int32(_:Int32) .Int64(_:Int64) .Int8(_:Int8) .Never(_:Never)>Never
     .ObjectIdentifier(_:ObjectIdentifier) .OpaquePointer(_:OpaquePointer) .Optional(_)
     .RawRepresentable(_) .UInt(_:UInt) .UInt128(_:UInt128) .UInt16(_:UInt16) .UInt32(_:UInt32)
     .UInt64(_:UInt64) .UInt8(_:UInt8) .Unmanaged(_:Unmanaged)
     .UnsafeBufferPointer(_:UnsafeBufferPointer)
     .UnsafeMutableBufferPointer(_:UnsafeMutableBufferPointer)
     .UnsafeMutablePointer(_:UnsafeMutablePointer)
     .UnsafeMutableRawBufferPointer(_:UnsafeMutableRawBufferPointer)
     .UnsafeMutableRawPointer(_:UnsafeMutableRawPointer) .UnsafePointer(_:UnsafePointer)
     .UnsafeRawBufferPointer(_:UnsafeRawBufferPointer) .UnsafeRawPointer(_:UnsafeRawPointer)
     .WordPair(_:WordPair)
    encodeBycopyObject NSCoder(_)
    encodeByrefObject NSCoder(_)
    encodeBytes NSCoder(_:UnsafePointer?,length:Int,forKey:String)
     NSCoder(_:UnsafeRawPointer?,length:Int)
     NSKeyedArchiver(_:UnsafePointer?,length:Int,forKey:String)
    encodeConditional KeyedEncodingContainer(_,forKey) KeyedEncodingContainerProtocol(_,forKey)
     UnkeyedEncodingContainer(_)
    encodeConditionalObject NSCoder(_) NSCoder(_,forKey:String) NSKeyedArchiver(_)
     NSKeyedArchiver(_,forKey:String)
    encodeIfPresent KeyedEncodingContainer(_,forKey)
     KeyedEncodingContainer(_,forKey,configuration) KeyedEncodingContainer(_:Bool?,forKey)
     KeyedEncodingContainer(_:Double?,forKey) KeyedEncodingContainer(_:Float?,forKey)
     KeyedEncodingContainer(_:Int128?,forKey) KeyedEncodingContainer(_:Int16?,forKey)
     KeyedEncodingContainer(_:Int32?,forKey) KeyedEncodingContainer(_:Int64?,forKey)
     KeyedEncodingContainer(_:Int8?,forKey) KeyedEncodingContainer(_:Int?,forKey)
     KeyedEncodingContainer(_:String?,forKey) KeyedEncodingContainer(_:UInt128?,forKey)
     KeyedEncodingContainer(_:UInt16?,forKey) KeyedEncodingContainer(_:UInt32?,forKey)
     KeyedEncodingContainer(_:UInt64?,forKey) KeyedEncodingContainer(_:UInt8?,forKey)
     KeyedEncodingContainer(_:UInt?,forKey) KeyedEncodingContainerProtocol(_,forKey)
     KeyedEncodingContainerProtocol(_:Bool?,forKey)
     KeyedEncodingContainerProtocol(_:Double?,forKey)
     KeyedEncodingContainerProtocol(_:Float?,forKey)
     KeyedEncodingContainerProtocol(_:Int128?,forKey)
     KeyedEncodingContainerProtocol(_:Int16?,forKey)
     KeyedEncodingContainerProtocol(_:Int32?,forKey)
     KeyedEncodingContainerProtocol(_:Int64?,forKey)
     KeyedEncodingContainerProtocol(_:Int8?,forKey) KeyedEncodingContainerProtocol(_:Int?,forKey)
     KeyedEncodingContainerProtocol(_:String?,forKey)
     KeyedEncodingContainerProtocol(_:UInt128?,forKey)
     KeyedEncodingContainerProtocol(_:UInt16?,forKey)
     KeyedEncodingContainerProtocol(_:UInt32?,forKey)
     KeyedEncodingContainerProtocol(_:UInt64?,forKey)
     KeyedEncodingContainerProtocol(_:UInt8?,forKey)
     KeyedEncodingContainerProtocol(_:UInt?,forKey)
    encodeNil KeyedEncodingContainer(forKey) KeyedEncodingContainerProtocol(forKey)
     SingleValueEncodingContainer() UnkeyedEncodingContainer()
    encodePropertyList NSCoder(_) NSKeyedArchiver(_) NSKeyedArchiver(_,forKey:String)
    encodeRootObject NSCoder(_)
    encodeTestArgument CustomTestArgumentEncodable(to:Encoder)
    encodeValue NSCoder(ofObjCType:UnsafePointer,at:UnsafeRawPointer)
     NSKeyedArchiver(ofObjCType:UnsafePointer,at:UnsafeRawPointer)
    encodedData NSKeyedArchiver>Data
    encodedHost URLComponents>String
    encodedOffset Index>Int
    encodedReplacementCharacter .ASCII>EncodedScalar .UTF16 .UTF32>EncodedScalar .UTF8
    encodingConfiguration .AttributeScope>AttributeScopeCodableConfiguration
     .EncodingConfigurationProviding
    encodingNotSupportedError .ErrorCode
    end DateInterval>Date RecurrenceRule>End
    endAppearanceTransition ?
    endBackgroundTask ?
    endDate NSDateInterval>Date
    endEditing ? NSMutableAttributedString()
    endEncoding ?
    endEncountered .Event>Event
    endIgnoringInteractionEvents ?
    endIndex AnyBidirectionalCollection AnyCollection AnyRandomAccessCollection AnyRegexOutput>Int
     Array>Int ArraySlice>Int AttributedString>Index AttributedStringProtocol>Index
     AttributedSubstring>Index AttributesSlice1 AttributesSlice2 AttributesSlice3 AttributesSlice4
     AttributesSlice5 BidirectionalCollection CharacterView>Index ClosedRange Collection
     CollectionDifference CollectionOfOne ContiguousArray>Int Data>Index DefaultIndices Dictionary
     DiscontiguousSlice DispatchData>Index EmptyCollection EnumeratedSequence FlattenSequence
     IndexPath>Index IndexSet>Index InlineArray KeyValuePairs Keys LazyDropWhileSequence
     LazyFilterSequence LazyMapSequence LazyPrefixWhileSequence LazySequence NSData>Int
     RandomAccessCollection Range RangeView>Index Ranges Region>Index Repeated ReversedCollection
     Runs>Index Set Slice String>Index Substring>Index UTF16View>Index UTF16View>Int
     UTF8View>Index UTF8View>Int UnicodeScalarView>Index UnsafeBufferPointer>Int
     UnsafeMutableBufferPointer>Int UnsafeMutableRawBufferPointer>Index
     UnsafeRawBufferPointer>Index Values Words>Int XMLNode>Index
    endInterval ?
    endLineWithCarriageReturn .Base64EncodingOptions>Base64EncodingOptions
    endLineWithLineFeed .Base64EncodingOptions>Base64EncodingOptions
    endOfLine .Anchor>Anchor
    endOfSubject .Anchor>Anchor
    endOfSubjectBeforeNewline .Anchor>Anchor
    endPoint ?
    endRefreshing ?
    endSheet ?
    endTracking ?
    endTransparencyLayer ?
    endUndoGrouping ??
    endUpdates ?
    ended ?
    endsWith .Operator
    enforceQoS .DispatchWorkItemFlags>DispatchWorkItemFlags
    english .LanguageCode>LanguageCode
    enqueue Executor(_:ExecutorJob) Executor(_:Job) Executor(_:UnownedJob) MainActor(_:UnownedJob)
     NotificationQueue(_:Notification,postingStyle:PostingStyle)
     NotificationQueue(_:Notification,postingStyle:PostingStyle,coalesceMask:NotificationCoalescing,forModes:Array?)
     SerialExecutor(_:ExecutorJob) SerialExecutor(_:Job) SerialExecutor(_:UnownedJob)
     TaskExecutor(_:ExecutorJob) TaskExecutor(_:Job) TaskExecutor(_:UnownedJob)
    enqueued .YieldResult(remaining:Int)
    enter DispatchGroup()
    entities ?
    entitiesAttribute .DTDKind
    entitiesByName ?
    entity ?
    entityAttribute .DTDKind
    entityBoundaryError .ErrorCode
    entityDeclaration .Kind XMLDTD(forName:String)>XMLDTDNode
    entityIsExternalError .ErrorCode
    entityIsParameterError .ErrorCode
    entityName ?
    entityNotFinishedError .ErrorCode
    entityNotStartedError .ErrorCode
    entityRefAtEOFError .ErrorCode
    entityRefInDTDError .ErrorCode
    entityRefInEpilogError .ErrorCode
    entityRefInPrologError .ErrorCode
    entityRefLoopError .ErrorCode
    entityReferenceMissingSemiError .ErrorCode
    entityReferenceWithoutNameError .ErrorCode
    entityValueRequiredError .ErrorCode
    enum .DisplayStyle
    enumerate NSIndexSet(_:f) NSIndexSet(in,options:NSEnumerationOptions=,using:f)
     NSIndexSet(options:NSEnumerationOptions=,using:f)
    enumerateAttribute NSAttributedString(_:Key,in,options:EnumerationOptions=,using:f)
    enumerateAttributes NSAttributedString(in,options:EnumerationOptions=,using:f)
    enumerateBytes Data(_:f) DispatchData(_:f) DispatchData(block:f) NSData(_:f)
    enumerateChildNodes ?
    enumerateContacts ?
    enumerateDates
     Calendar(startingAfter:Date,matching:DateComponents,matchingPolicy:MatchingPolicy,repeatedTimePolicy:RepeatedTimePolicy=,direction:SearchDirection=,using:f)
     NSCalendar(startingAfter:Date,matching:DateComponents,options:Options=,using:f)
    enumerateKeysAndObjects NSDictionary(_:f) NSDictionary(options:NSEnumerationOptions=,using:f)
    enumerateLines NSString(_:f) StringProtocol(invoking:f)
    enumerateMatches NSRegularExpression(in:String,options:MatchingOptions=,range,using:f)
    enumerateObjects NSArray(_:f) NSArray(at:IndexSet,options:NSEnumerationOptions=,using:f)
     NSArray(options:NSEnumerationOptions=,using:f) NSOrderedSet(_:f)
     NSOrderedSet(at:IndexSet,options:NSEnumerationOptions=,using:f)
     NSOrderedSet(options:NSEnumerationOptions=,using:f) NSSet(_:f)
     NSSet(options:NSEnumerationOptions=,using:f)
    enumerateRanges NSIndexSet(_:f) NSIndexSet(in,options:NSEnumerationOptions=,using:f)
     NSIndexSet(options:NSEnumerationOptions=,using:f)
    enumerateSubstrings NSString(in,options:EnumerationOptions=,using:f)
     StringProtocol(in,options:EnumerationOptions=,_:f)
    enumerated Sequence()>EnumeratedSequence
    enumerationAttribute .DTDKind
    enumerator
     FileManager(at:URL,includingPropertiesForKeys:Array?,options:DirectoryEnumerationOptions=,errorHandler:f=)>DirectoryEnumerator
     FileManager(atPath:String)>DirectoryEnumerator
    environment ? Process>Dictionary ProcessInfo>Dictionary
    environmentObject ?
    ephemeral .URLSessionConfiguration>URLSessionConfiguration
    equalCentering ?
    equalExpectedError .ErrorCode
    equalSpacing ?
    equalTo .Operator ?
    equalToConstant ?
    equatable ?
    equatorialGuinea .Region>Region
    era .Component .Field .Unit>Unit Attributed(_:Era=)>Attributed DateComponents>Int
     FormatStyle(_:Era=)>FormatStyle NSDateComponents>Int
    eraSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    eraseToAnyPublisher ? Publisher()
    eraseToAnySubscriber ?
    eritrea .Region>Region
    error .CocoaError(_:Code,userInfo:Dictionary?=,url:URL?=)>Error .ParseResult(length:Int)
     .Severity .Status .UnicodeDecodingResult ? Issue>Error NSCoder>Error NSKeyedArchiver>Error
     NSKeyedUnarchiver>Error URLAuthenticationChallenge>Error URLSessionTask>Error
     URLSessionWebSocketTask>Error
    errorCaught .Kind(_:Error)
    errorCode CocoaError>Int CustomNSError>Int ExecuteDistributedTargetError>ErrorCode
     POSIXError>Int URLError>Int XCTestError>Int
    errorDescription LocalizedError>String
    errorDomain .CocoaError>String .CustomNSError>String .POSIXError>String .URLError>String
     .XCTestError>String .XMLParser>String
    errorOccurred .Event>Event
    errorUserInfo CocoaError>Dictionary CustomNSError>Dictionary POSIXError>Dictionary
     URLError>Dictionary XCTestError>Dictionary
    escalatePriority Task(to:TaskPriority) UnsafeCurrentTask(to:TaskPriority)
    escaped Scalar(asASCII:Bool)>String
    escapedPattern .NSRegularExpression(for:String)>String
    escapedTemplate .NSRegularExpression(for:String)>String
    estimated ?
    estimatedAttachmentByteCount Attachable>Int
    estimatedItemSize ?
    estimatedProgress ?
    estimatedRowHeight ?
    estimatedSectionHeaderHeight ?
    estimatedTimeRemainingKey .ProgressUserInfoKey>ProgressUserInfoKey
    estonia .Region>Region
    estonian .LanguageCode>LanguageCode
    eswatini .Region>Region
    ethiopia .Region>Region
    ethiopic .Script>Script
    ethiopicAmeteAlem .Identifier .Identifier>Identifier
    ethiopicAmeteMihret .Identifier .Identifier>Identifier
    evaluate ?? Arithmetic(_:PredicateBindings) ClosedRange(_:PredicateBindings)>ClosedRange
     CollectionContainsCollection(_:PredicateBindings)>Bool
     CollectionIndexSubscript(_:PredicateBindings) CollectionRangeSubscript(_:PredicateBindings)
     Comparison(_:PredicateBindings)>Bool ConditionTrait()>Bool Conditional(_:PredicateBindings)
     ConditionalCast(_:PredicateBindings) Conjunction(_:PredicateBindings)>Bool
     DictionaryKeyDefaultValueSubscript(_:PredicateBindings)
     DictionaryKeySubscript(_:PredicateBindings) Disjunction(_:PredicateBindings)>Bool
     Equal(_:PredicateBindings)>Bool Expression(_) ExpressionEvaluate(_:PredicateBindings)
     Filter(_:PredicateBindings) FloatDivision(_:PredicateBindings) ForceCast(_:PredicateBindings)
     ForcedUnwrap(_:PredicateBindings) IntDivision(_:PredicateBindings)
     IntRemainder(_:PredicateBindings) KeyPath(_:PredicateBindings)
     NSCompoundPredicate(with,substitutionVariables:Dictionary?)>Bool NSPredicate(with)>Bool
     NSPredicate(with,substitutionVariables:Dictionary?)>Bool Negation(_:PredicateBindings)>Bool
     NilCoalesce(_:PredicateBindings) NilLiteral(_:PredicateBindings)
     NotEqual(_:PredicateBindings)>Bool OptionalFlatMap(_:PredicateBindings) Predicate(_)>Bool
     PredicateExpression(_:PredicateBindings) Range(_:PredicateBindings)>Range
     RangeExpressionContains(_:PredicateBindings) SequenceAllSatisfy(_:PredicateBindings)
     SequenceContains(_:PredicateBindings)>Bool SequenceContainsWhere(_:PredicateBindings)
     SequenceMaximum(_:PredicateBindings) SequenceMinimum(_:PredicateBindings)
     SequenceStartsWith(_:PredicateBindings)>Bool StringContainsRegex(_:PredicateBindings)>Bool
     TypeCheck(_:PredicateBindings) UnaryMinus(_:PredicateBindings) Value(_:PredicateBindings)
     Variable(_:PredicateBindings)
    evaluateJavaScript ?
    evaluatePolicy ?
    evaluateScript ?
    evaluatedObject .ExpressionType
    evenHalf SIMD16>SIMD8 SIMD32>SIMD16 SIMD4>SIMD2 SIMD64>SIMD32 SIMD8>SIMD4
    every .Weekday(_:Weekday)
    evictsObjectsWithDiscardedContent NSCache>Bool
    exabits .UnitInformationStorage>UnitInformationStorage
    exabytes .UnitInformationStorage>UnitInformationStorage
    exbibits .UnitInformationStorage>UnitInformationStorage
    exbibytes .UnitInformationStorage>UnitInformationStorage
    exchange Atomic(_,ordering:AtomicUpdateOrdering)
    exchangeObject NSMutableArray(at:Int,withObjectAt:Int)
     NSMutableOrderedSet(at:Int,withObjectAt:Int)
    exchangeSubview ?
    excludedActivityTypes ?
    exclusively ?
    executableArchitectureMismatch .CocoaError>Code .Code>Code
    executableArchitectures Bundle>Array
    executableLink .CocoaError>Code .Code>Code
    executableLoad .CocoaError>Code .Code>Code
    executableNotLoadable .CocoaError>Code .Code>Code
    executablePath Bundle>String
    executableRuntimeMismatch .CocoaError>Code .Code>Code
    executableURL Bundle>URL Process>URL
    execute ?
    executeDistributedTarget
     DistributedActorSystem(on,target:RemoteCallTarget,invocationDecoder,handler)
    executionBlocks BlockOperation>Array
    executionCount XCTestRun>Int XCTestSuiteRun>Int
    exemplarCharacterSet .Key>Key
    exemplarLocation .TimeZone>TimeZone
    existingObject ?
    exists ?
    exit .TerminationReason .Thread()
    exitCode .Condition(_:CInt)>Condition .ExitStatus(_:CInt)
    exitStatus Result>ExitStatus
    expandItem ?
    expandItemAutomatically ?
    expandingTildeInPath NSString>String
    expectation ExpectationFailedError>Expectation
     XCTestCase(description:String,file:StaticString=,line:Int=)>XCTestExpectation
     XCTestCase(for:NSPredicate,evaluatedWith=,file:StaticString=,line:Int=,handler:Handler?=)>XCTestExpectation
     XCTestCase(forNotification:Name,object=,notificationCenter:NotificationCenter=,file:StaticString=,line:Int=,handler:Handler?=)>XCTestExpectation
     XCTestCase(forNotification:String,object=,notificationCenter:NotificationCenter=,file:StaticString=,line:Int=,handler:Handler?=)>XCTestExpectation
    expectationDescription XCTestExpectation>String
    expectationFailed .Kind(_:Expectation)
    expectedContentLength URLResponse>Int64
    expectedFulfillmentCount XCTestExpectation>Int
    expirationHandler ?
    expires .HTTPCookiePropertyKey>HTTPCookiePropertyKey
    expiresDate HTTPCookie>Date
    explicit .InflectionRule(_:Morphology)
    explicitAlignment ?
    exponent CGFloat>Int Decimal>Int Double>Int Float16>Int Float80>Int Float>Int FloatingPoint
    exponentBitCount .BinaryFloatingPoint>Int .CGFloat>Int .Double>Int .Float16>Int .Float80>Int
     .Float>Int
    exponentBitPattern BinaryFloatingPoint CGFloat>UInt Double>UInt Float16>UInt Float80>UInt
     Float>UInt
    exponentSymbol NumberFormatter>String
    exportedInterface ??
    exportedObject ??
    exportsItemProviders ?
    expression Expression>StandardPredicateExpression ExpressionEvaluate
     Predicate>StandardPredicateExpression
    extend .FileSystemEvent>FileSystemEvent
    extended .Year(minimumLength:Int=)>Year
    extendedLayoutIncludesOpaqueBars ?
    extensionContext ?
    extensionHidden .FileAttributeKey>FileAttributeKey
    extent ?
    externalEntityResolvingPolicy XMLParser>ExternalEntityResolvingPolicy
    externalRepresentation .EncodingConversionOptions>EncodingConversionOptions
    externalStandaloneEntityError .ErrorCode
    externalSubsetNotFinishedError .ErrorCode
    extraContentError .ErrorCode
    extraLargeTitle .Font>Font ?
    extraLargeTitle2 .Font>Font ?
    extractValues AnyRegexOutput(as=)
    extracting MutableRawSpan(_:Range)>MutableRawSpan
     MutableRawSpan(_:RangeExpression)>MutableRawSpan MutableRawSpan(_:f)>MutableRawSpan
     MutableRawSpan(droppingFirst:Int)>MutableRawSpan
     MutableRawSpan(droppingLast:Int)>MutableRawSpan MutableRawSpan(first:Int)>MutableRawSpan
     MutableRawSpan(last:Int)>MutableRawSpan MutableRawSpan(unchecked:ClosedRange)>MutableRawSpan
     MutableRawSpan(unchecked:Range)>MutableRawSpan MutableSpan(_:Range)>MutableSpan
     MutableSpan(_:RangeExpression)>MutableSpan MutableSpan(_:f)>MutableSpan
     MutableSpan(droppingFirst:Int)>MutableSpan MutableSpan(droppingLast:Int)>MutableSpan
     MutableSpan(first:Int)>MutableSpan MutableSpan(last:Int)>MutableSpan
     MutableSpan(unchecked:ClosedRange)>MutableSpan MutableSpan(unchecked:Range)>MutableSpan
     RawSpan(_:Range)>RawSpan RawSpan(_:RangeExpression)>RawSpan RawSpan(_:f)>RawSpan
     RawSpan(droppingFirst:Int)>RawSpan RawSpan(droppingLast:Int)>RawSpan
     RawSpan(first:Int)>RawSpan RawSpan(last:Int)>RawSpan RawSpan(unchecked:ClosedRange)>RawSpan
     RawSpan(unchecked:Range)>RawSpan Span(_:Range)>Span Span(_:RangeExpression)>Span
     Span(_:f)>Span Span(droppingFirst:Int)>Span Span(droppingLast:Int)>Span Span(first:Int)>Span
     Span(last:Int)>Span Span(unchecked:ClosedRange)>Span Span(unchecked:Range)>Span
     UnsafeBufferPointer(_:Range)>UnsafeBufferPointer
     UnsafeBufferPointer(_:RangeExpression)>UnsafeBufferPointer
     UnsafeBufferPointer(_:f)>UnsafeBufferPointer
     UnsafeMutableBufferPointer(_:Range)>UnsafeMutableBufferPointer
     UnsafeMutableBufferPointer(_:RangeExpression)>UnsafeMutableBufferPointer
     UnsafeMutableBufferPointer(_:f)>UnsafeMutableBufferPointer
    fadeIn ?
    fadeOut ?
    fahrenheit .UnitTemperature>UnitTemperature
    failWithError NSCoder(_:Error)
    failingURL URLError>URL
    failure .Condition>Condition .Result(_)
    failureCount XCTestRun>Int XCTestSuiteRun>Int
    failureReason LocalizedError>String
    failureResponse URLAuthenticationChallenge>URLResponse
    failureURLString URLError>String
    failureWhileWaiting .Code .XCTestError>Code
    fair ?
    falklandIslands .Region>Region
    false .Predicate>Predicate
    falseBranch Conditional
    familyName .Component ? NSPersonNameComponents>String PersonNameComponents>String
     UIFont>String
    familyNames .UIFont ?
    faroeIslands .Region>Region
    faroese .LanguageCode>LanguageCode
    fastestEncoding NSString>UInt StringProtocol>Encoding
    fathoms .UnitLength>UnitLength
    fault ?
    faultingState ?
    featureUnsupported .CocoaError>Code .Code>Code
    feet .UnitLength>UnitLength
    feminine .GrammaticalGender
    femtowatts .UnitPower>UnitPower
    fetch ?
    fetchAllRecordZones ?
    fetchAssetCollections ?
    fetchAssets ?
    fetchBatchSize ?
    fetchCount ?
    fetchIdentifiers ?
    fetchLimit ?
    fetchOffset ?
    fetchRequest ?
    fetchStartDate URLSessionTaskTransactionMetrics>Date
    fetchUserRecordID ?
    fetchedObjects ?
    fiji .Region>Region
    file .CountStyle .ProgressKind>ProgressKind .Style
    fileAllocatedSize URLResourceValues>Int
    fileAllocatedSizeKey .URLResourceKey>URLResourceKey
    fileAttributes DirectoryEnumerator>Dictionary
    fileCompletedCountKey .ProgressUserInfoKey>ProgressUserInfoKey
    fileCurrentOffsetKey .PropertyKey>PropertyKey
    fileDescriptor DispatchIO>Int32 FileHandle>Int32
    fileDoesNotExist .Code .URLError>Code
    fileExists FileManager(atPath:String)>Bool FileManager(atPath:String,isDirectory:Bool)>Bool
     FileManager(atPath:String,isDirectory:UnsafeMutablePointer?)>Bool
    fileExporter ?
    fileHandleForReading Pipe>FileHandle
    fileHandleForWriting Pipe>FileHandle
    fileHandleOperationException .NSExceptionName>NSExceptionName
    fileID SourceLocation>String
    fileImporter ?
    fileIsDirectory .Code .URLError>Code
    fileLocking .CocoaError>Code .Code>Code
    fileManager FileManagerDelegate(_:FileManager,shouldCopyItemAt:URL,to:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldCopyItemAtPath:String,toPath:String)>Bool
     FileManagerDelegate(_:FileManager,shouldLinkItemAt:URL,to:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldLinkItemAtPath:String,toPath:String)>Bool
     FileManagerDelegate(_:FileManager,shouldMoveItemAt:URL,to:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldMoveItemAtPath:String,toPath:String)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,copyingItemAt:URL,to:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,copyingItemAtPath:String,toPath:String)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,linkingItemAt:URL,to:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,linkingItemAtPath:String,toPath:String)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,movingItemAt:URL,to:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,movingItemAtPath:String,toPath:String)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,removingItemAt:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldProceedAfterError:Error,removingItemAtPath:String)>Bool
     FileManagerDelegate(_:FileManager,shouldRemoveItemAt:URL)>Bool
     FileManagerDelegate(_:FileManager,shouldRemoveItemAtPath:String)>Bool
    fileManagerUnmountBusy .CocoaError>Code .Code>Code
    fileManagerUnmountUnknown .CocoaError>Code .Code>Code
    fileMover ?
    fileName SourceLocation>String
    fileNoSuchFile .CocoaError>Code .Code>Code
    fileOperationKindKey .ProgressUserInfoKey>ProgressUserInfoKey
    filePath CocoaError>String SourceLocation>String
    filePathURL NSURL>URL
    fileProtectionMask .WritingOptions>WritingOptions
    fileReadCorruptFile .CocoaError>Code .Code>Code
    fileReadInapplicableStringEncoding .CocoaError>Code .Code>Code
    fileReadInvalidFileName .CocoaError>Code .Code>Code
    fileReadNoPermission .CocoaError>Code .Code>Code
    fileReadNoSuchFile .CocoaError>Code .Code>Code
    fileReadTooLarge .CocoaError>Code .Code>Code
    fileReadUnknown .CocoaError>Code .Code>Code
    fileReadUnknownStringEncoding .CocoaError>Code .Code>Code
    fileReadUnsupportedScheme .CocoaError>Code .Code>Code
    fileResourceIdentifier URLResourceValues
    fileResourceIdentifierKey .URLResourceKey>URLResourceKey
    fileResourceType URLResourceValues>URLFileResourceType
    fileResourceTypeKey .URLResourceKey>URLResourceKey
    fileSecurityKey .URLResourceKey>URLResourceKey
    fileSize URLResourceValues>Int
    fileSizeKey .URLResourceKey>URLResourceKey
    fileSystemRepresentation FileManager(withPath:String)>UnsafePointer NSString>UnsafePointer
     NSURL>UnsafePointer
    fileTotalCountKey .ProgressUserInfoKey>ProgressUserInfoKey
    fileType ?
    fileURL .NSURL(withPathComponents:Array)>URL
    fileURLKey .ProgressUserInfoKey>ProgressUserInfoKey
    fileWriteFileExists .CocoaError>Code .Code>Code
    fileWriteInapplicableStringEncoding .CocoaError>Code .Code>Code
    fileWriteInvalidFileName .CocoaError>Code .Code>Code
    fileWriteNoPermission .CocoaError>Code .Code>Code
    fileWriteOutOfSpace .CocoaError>Code .Code>Code
    fileWriteUnknown .CocoaError>Code .Code>Code
    fileWriteUnsupportedScheme .CocoaError>Code .Code>Code
    fileWriteVolumeReadOnly .CocoaError>Code .Code>Code
    fill ?
    fillColor ?
    fillEqually ?
    fillMode ?
    fillPath ?
    fillProportionally ?
    fillRule ?
    filled ?
    filter ? AnyBidirectionalCollection(_:f)>Array AnyCollection(_:f)>Array
     AnyRandomAccessCollection(_:f)>Array AnySequence(_:f)>Array
     AsyncSequence(_:f)>AsyncFilterSequence AsyncSequence(_:f)>AsyncThrowingFilterSequence
     AttributeContainer(inheritedByAddedText:Bool)>AttributeContainer
     AttributeContainer(runBoundaries:AttributeRunBoundaries?)>AttributeContainer
     Dictionary(_:f)>Dictionary Filter LazyFilterSequence(_:f)>LazyFilterSequence
     LazySequenceProtocol(_:f)>LazyFilterSequence NSMutableArray(using:NSPredicate)
     NSMutableOrderedSet(using:NSPredicate) NSMutableSet(using:NSPredicate) Publisher(_:f)
     RangeReplaceableCollection(_:f)>Self Sequence(_:Predicate)>Array Sequence(_:f)>Array
     Set(_:f)>Set Substring(_:f)>String
    filterIssues .Trait(_:f)>Self
    filtered NSArray(using:NSPredicate)>Array NSOrderedSet(using:NSPredicate)>NSOrderedSet
     NSSet(using:NSPredicate)>Set
    filteredIndexSet IndexSet(in:ClosedRange,includeInteger:f)>IndexSet
     IndexSet(in:Range,includeInteger:f)>IndexSet IndexSet(includeInteger:f)>IndexSet
    finalFrame ?
    finalPunctuation .GeneralCategory
    finalize Hasher()>Int OutputRawSpan(for:Slice)>Int
     OutputRawSpan(for:UnsafeMutableRawBufferPointer)>Int OutputSpan(for:Slice)>Int
     OutputSpan(for:UnsafeMutableBufferPointer)>Int
    finish .Iteration Continuation() Continuation(throwing=)
    finishAnimation ?
    finishDecoding NSKeyedUnarchiver()
    finishEncoding NSKeyedArchiver()
    finishTasksAndInvalidate URLSession()
    finishTransaction ?
    finished .Termination .Termination(_) ?
    finland .Region>Region
    finnish .LanguageCode>LanguageCode
    fire Timer()
    fireDate Timer>Date
    first .RepeatedTimePolicy ? AsyncSequence(where:f) Collection IndexSet>Element Publisher()
     Publisher(where:f) Sequence(where:f) WordPair>UInt
    firstAttribute ?
    firstBaselineAnchor ?
    firstDayOfWeek Components>Weekday Locale>Weekday
    firstEqual .NSBinarySearchingOptions>NSBinarySearchingOptions
    firstIndex Collection(of) Collection(where:f) NSIndexSet>Int Set(of)
    firstItem ?
    firstLineHeadIndent ?
    firstMatch ? BidirectionalCollection(of:RegexComponent) BidirectionalCollection(of:f)
     NSRegularExpression(in:String,options:MatchingOptions=,range)>NSTextCheckingResult
     Regex(in:String) Regex(in:Substring)
    firstMatchingPositionInSubject .Anchor>Anchor
    firstObject NSArray NSOrderedSet
    firstObjectCommon NSArray(with:Array)
    firstRange BidirectionalCollection(of)>Range BidirectionalCollection(of:RegexComponent)>Range
     BidirectionalCollection(of:f)>Range Collection(of)>Range DataProtocol(of)>Range
     DataProtocol(of,in)>Range NSData(of,in)>Range
    firstResponder ?
    firstTextBaseline ?
    firstWeekday Calendar>Int NSCalendar>Int
    fit ?
    fittingSize ?
    fittingSizeLevel ?
    fixed .ParseStrategy(format:FormatString,timeZone:TimeZone,locale:Locale?=)>Self ?
    fixedSize ?
    flagsChanged ?
    flashScrollIndicators ?
    flatMap ? AsyncSequence(_:f)>AsyncFlatMapSequence
     AsyncSequence(_:f)>AsyncThrowingFlatMapSequence Collection(_:f)>Array
     LazySequenceProtocol(_:f)>LazyMapSequence LazySequenceProtocol(_:f)>LazySequence
     Optional(_:f) Publisher(maxPublishers=,_:f) Result(_:f)>Result Sequence(_:f)>Array
    flatMapError Result(_:f)>Result
    flexible ?
    flipHorizontal ?
    flipsForRightToLeftLayoutDirection ?
    float UserDefaults(forKey:String)>Float
    floatValue ? NSDecimalNumber>Float NSNumber>Float NSString>Float
    floatingPointClass CGFloat>FloatingPointClassification Decimal>FloatingPointClassification
     FloatingPoint>FloatingPointClassification
    floor .RoundingMode
    fluidOunces .UnitVolume>UnitVolume
    flush ? URLSession(completionHandler:f)
    focusable ?
    focused ?
    focusedObject ?
    focusedSceneObject ?
    focusedSceneValue ?
    focusedValue ?
    folding NSString(options:CompareOptions=,locale:Locale?)>String
     StringProtocol(options:CompareOptions=,locale:Locale?)>String
    font ? View(_:Font?)
    fontDescriptor ? UIFont>UIFontDescriptor
    fontDesign ?
    fontName ? UIFont>String
    fontNames .UIFont(forFamilyName:String) ?
    fontWeight ?
    fontWidth ?
    foot .Unit
    footerReferenceSize ?
    footnote .Font>Font ?
    forEach AnyBidirectionalCollection(_:f) AnyCollection(_:f) AnyRandomAccessCollection(_:f)
     AnySequence(_:f) Sequence(_:f)
    forSession .Persistence
    forceCastFailure .PredicateError>PredicateError
    forceUnwrapFailure .PredicateError>PredicateError
    forcedOrdering .CompareOptions>CompareOptions
    foregroundColor ?
    foregroundStyle ?
    foreignReference .DisplayStyle
    formIndex AnyBidirectionalCollection(_,offsetBy:Int)
     AnyBidirectionalCollection(_,offsetBy:Int,limitedBy)>Bool AnyBidirectionalCollection(after)
     AnyBidirectionalCollection(before) AnyCollection(_,offsetBy:Int)
     AnyCollection(_,offsetBy:Int,limitedBy)>Bool AnyCollection(after)
     AnyRandomAccessCollection(_,offsetBy:Int)
     AnyRandomAccessCollection(_,offsetBy:Int,limitedBy)>Bool AnyRandomAccessCollection(after)
     AnyRandomAccessCollection(before) Array(after:Int) Array(before:Int) ArraySlice(after:Int)
     ArraySlice(before:Int) BidirectionalCollection(after) BidirectionalCollection(before)
     Collection(_,offsetBy) Collection(_,offsetBy,limitedBy)>Bool Collection(_,offsetBy:Int)
     Collection(_,offsetBy:Int,limitedBy)>Bool Collection(after)
     CollectionDifference(_,offsetBy:Int) ContiguousArray(after:Int) ContiguousArray(before:Int)
     DefaultIndices(after) DefaultIndices(before) Dictionary(after)
     FlattenSequence(_,offsetBy:Int) FlattenSequence(_,offsetBy:Int,limitedBy)>Bool
     FlattenSequence(after) FlattenSequence(before) IndexSet(after:Index) IndexSet(before:Index)
     Keys(after) LazyFilterSequence(_,offsetBy:Int)
     LazyFilterSequence(_,offsetBy:Int,limitedBy)>Bool LazyFilterSequence(after)
     LazyFilterSequence(before) LazyMapSequence(after) LazyMapSequence(before)
     RandomAccessCollection(after) RandomAccessCollection(before) Set(after) Slice(after)
     Slice(before) UTF16View(after:Index) UTF16View(before:Index) UTF8View(after:Index)
     UTF8View(before:Index) UnicodeScalarView(after:Index) UnicodeScalarView(before:Index)
     UnsafeBufferPointer(after:Int) UnsafeBufferPointer(before:Int)
     UnsafeMutableBufferPointer(after:Int) UnsafeMutableBufferPointer(before:Int) Values(after)
    formIntersection CharacterSet(_:CharacterSet) IndexSet(_:IndexSet)
     NSMutableCharacterSet(with:CharacterSet) OptionSet(_) RangeSet(_:RangeSet) Set(_)
     SetAlgebra(_)
    formRemainder CGFloat(dividingBy:CGFloat) Double(dividingBy:Double) Float(dividingBy:Float)
     Float16(dividingBy:Float16) Float80(dividingBy:Float80) FloatingPoint(dividingBy)
    formSheet ?
    formSquareRoot CGFloat() Double() Float() Float16() Float80() FloatingPoint() SIMD()
    formStyle ?
    formSymmetricDifference CharacterSet(_:CharacterSet) IndexSet(_:IndexSet) OptionSet(_)
     RangeSet(_:RangeSet) Set(_) Set(_:Set) SetAlgebra(_)
    formTruncatingRemainder CGFloat(dividingBy:CGFloat) Double(dividingBy:Double)
     Float(dividingBy:Float) Float16(dividingBy:Float16) Float80(dividingBy:Float80)
     FloatingPoint(dividingBy)
    formUnion CharacterSet(_:CharacterSet) IndexSet(_:IndexSet)
     NSMutableCharacterSet(with:CharacterSet) OptionSet(_) RangeSet(_:RangeSet) Set(_)
     SetAlgebra(_)
    format .GeneralCategory AnchoredRelativeFormatStyle(_:Date)>String
     Attributed(_)>AttributedString Attributed(_:Date)>AttributedString
     Attributed(_:Decimal)>AttributedString Attributed(_:Duration)>AttributedString
     Attributed(_:Int64)>AttributedString AttributedStyle(_:Date)>AttributedString
     ByteCountFormatStyle(_:Int64)>String Currency(_)>String Currency(_:Decimal)>String
     FloatingPointFormatStyle(_)>String FormatStyle(_) FormatStyle(_:Date)>String
     FormatStyle(_:Decimal)>String ISO8601FormatStyle(_:Date)>String
     ISO8601FormatStyle(_:DateComponents)>String IntegerFormatStyle(_)>String
     IntervalFormatStyle(_:Range)>String ListFormatStyle(_)>String NumberFormatter>String
     ParseStrategy>String Percent(_)>String Percent(_:Decimal)>String
     RelativeFormatStyle(_:Date)>String StringStyle(_:String)>String
     TimeFormatStyle(_:Duration)>String UnitsFormatStyle(_:Duration)>String
     VerbatimFormatStyle(_:Date)>String
    formatOptions ISO8601DateFormatter>Options
    formatStyle FloatingPointParseStrategy IntegerParseStrategy ParseStrategy
    formatWidth NumberFormatter>Int
    formatted .DateDecodingStrategy(_:DateFormatter)>DateDecodingStrategy
     .DateEncodingStrategy(_:DateFormatter)>DateEncodingStrategy BinaryFloatingPoint()>String
     BinaryFloatingPoint(_) BinaryInteger()>String BinaryInteger(_) Date()>String Date(_)
     Date(date:DateStyle,time:TimeStyle)>String DateComponents(_) Decimal()>String Decimal(_)
     Duration()>String Duration(_) Range()>String Range(_)
     Range(date:DateStyle,time:TimeStyle)>String Sequence()>String Sequence(_)
    formatting .CocoaError>Code .Code>Code
    formattingContext ByteCountFormatter>Context
    forward .SearchDirection .SortOrder
    forwardingTarget ??
    foundation AttributeScopes
    fraction .NumberPart ?
    fractionComplete ?
    fractionCompleted Progress>Double
    fractionLength .Precision(_)>Precision .Precision(_:Int)>Precision
    fractional .SecondFraction(_:Int)>SecondFraction
    fractionalHeight ?
    fractionalPartDisplay UnitsFormatStyle>FractionalPartDisplayStrategy
    fractionalWidth ?
    fragment NSURL>String NSURLComponents>String URL(percentEncoded:Bool=)>String URL>String
     URLComponents>String
    fragmentsAllowed .ReadingOptions>ReadingOptions .WritingOptions>WritingOptions
    frame ?
    frameLayoutGuide ?
    frameOfPresentedViewInContainerView ?
    france .Region>Region
    free .Deallocator
    freeCapacity OutputRawSpan>Int OutputSpan>Int
    french .LanguageCode>LanguageCode
    frenchGuiana .Region>Region
    frenchPolynesia .Region>Region
    frenchSouthernTerritories .Region>Region
    frequency RecurrenceRule>Frequency
    friday .Weekday
    fromOpaque .Unmanaged(_:UnsafeRawPointer)>Unmanaged
    fromValue ?
    frontmostApplication ?
    fula .LanguageCode>LanguageCode
    fulfill XCTestExpectation(_:StaticString=,line:Int=)
    fulfilledExpectations XCTWaiter>Array
    fulfillment
     .XCTWaiter(of:Array,timeout:TimeInterval,enforceOrder:Bool=,file:StaticString=,line:Int=)>Result
     XCTWaiter(of:Array,timeout:TimeInterval,enforceOrder:Bool=,file:StaticString=,line:Int=)>Result
     XCTestCase(of:Array,timeout:TimeInterval,enforceOrder:Bool=,file:StaticString=,line:Int=)
    full .Style ?
    fullName .Presentation>Presentation
    fullScreen ?
    fullScreenCover ?
    fullUserName ProcessInfo>String
    fullwidthToHalfwidth .StringTransform>StringTransform
    function .ExpressionType
    funlock .FileSystemEvent>FileSystemEvent
    furlongs .UnitLength>UnitLength
    gabon .Region>Region
    gallons .UnitVolume>UnitVolume
    gambia .Region>Region
    gaugeStyle ?
    gb .Unit .Units>Units
    general .DTDKind ?
    generalCategory .CharacterClass(_:GeneralCategory)>CharacterClass Properties>GeneralCategory
    generateCGImagesAsynchronously ?
    generated .AncestorRepresentation
    generatesCalendarDates DateFormatter>Bool
    generatesDecimalNumbers NumberFormatter>Bool
    generationIdentifier URLResourceValues
    generationIdentifierKey .URLResourceKey>URLResourceKey
    generic .NameStyle
    genericLocation .TimeZone>TimeZone
    genericName .TimeZone(_:Width)>TimeZone
    geocodeAddressString ?
    geometryGroup ?
    georgia .Region>Region
    georgian .LanguageCode>LanguageCode .Script>Script
    german .LanguageCode>LanguageCode
    germany .Region>Region
    gesture ?
    gestureRecognizer ?
    gestureRecognizerShouldBegin ?
    gestureRecognizers ?
    get Result() Task() TaskLocal()
    getAllTasks URLSession(completionHandler:f)
    getBuffer InputStream(_:UnsafeMutablePointer,length:UnsafeMutablePointer)>Bool
    getBytes NSData(_:UnsafeMutableRawPointer,length:Int) NSData(_:UnsafeMutableRawPointer,range)
     NSString(_:UnsafeMutableRawPointer?,maxLength:Int,usedLength:UnsafeMutablePointer?,encoding:UInt,options:EncodingConversionOptions=,range,remaining:NSRangePointer?)>Bool
     NSUUID(_:UnsafeMutablePointer)
     StringProtocol(_:Array,maxLength:Int,usedLength:UnsafeMutablePointer,encoding:Encoding,options:EncodingConversionOptions=,range,remaining:UnsafeMutablePointer)>Bool
    getCString NSString(_:UnsafeMutablePointer,maxLength:Int,encoding:UInt)>Bool
     StringProtocol(_:Array,maxLength:Int,encoding:Encoding)>Bool
    getCachedResponse URLCache(for:URLSessionDataTask,completionHandler:f)
    getCharacters NSString(_:UnsafeMutablePointer,range)
    getCredentials
     URLCredentialStorage(for:URLProtectionSpace,task:URLSessionTask,completionHandler:f)
    getCurrentConfigurations ?
    getDefaultCredential
     URLCredentialStorage(for:URLProtectionSpace,task:URLSessionTask,completionHandler:f)
    getDeliveredNotifications ?
    getEra
     NSCalendar(_:UnsafeMutablePointer?,year:UnsafeMutablePointer?,month:UnsafeMutablePointer?,day:UnsafeMutablePointer?,from:Date)
     NSCalendar(_:UnsafeMutablePointer?,yearForWeekOfYear:UnsafeMutablePointer?,weekOfYear:UnsafeMutablePointer?,weekday:UnsafeMutablePointer?,from:Date)
    getFileSystemRepresentation NSString(_:UnsafeMutablePointer,maxLength:Int)>Bool
     NSURL(_:UnsafeMutablePointer,maxLength:Int)>Bool
    getHour
     NSCalendar(_:UnsafeMutablePointer?,minute:UnsafeMutablePointer?,second:UnsafeMutablePointer?,nanosecond:UnsafeMutablePointer?,from:Date)
    getHue ? UIColor(_,saturation,brightness,alpha)>Bool
    getIndexes NSIndexPath(_:UnsafeMutablePointer,range)
     NSIndexSet(_:UnsafeMutablePointer,maxCount:Int,inIndexRange:NSRangePointer?)>Int
    getLineStart
     NSString(_:UnsafeMutablePointer?,end:UnsafeMutablePointer?,contentsEnd:UnsafeMutablePointer?,for)
     StringProtocol(_:UnsafeMutablePointer,end:UnsafeMutablePointer,contentsEnd:UnsafeMutablePointer,for)
    getNotificationCategories ?
    getNotificationSettings ?
    getObjects NSDictionary(_:Array,andKeys:Array,count:Int)
    getParagraphStart
     NSString(_:UnsafeMutablePointer?,end:UnsafeMutablePointer?,contentsEnd:UnsafeMutablePointer?,for)
     StringProtocol(_:UnsafeMutablePointer,end:UnsafeMutablePointer,contentsEnd:UnsafeMutablePointer,for)
    getPendingNotificationRequests ?
    getRed ? UIColor(_,green,blue,alpha)>Bool
    getRelationship
     FileManager(_:UnsafeMutablePointer,of:SearchPathDirectory,in:SearchPathDomainMask,toItemAt:URL)
     FileManager(_:UnsafeMutablePointer,ofDirectoryAt:URL,toItemAt:URL)
    getResourceValue NSURL(_:AnyObject?,forKey:URLResourceKey)
    getResult Task()>Result
    getSnapshot ?
    getSpecific .DispatchQueue(key:DispatchSpecificKey) DispatchQueue(key:DispatchSpecificKey)
    getTasksWithCompletionHandler URLSession(_:f)
    getTimeline ?
    getValue NSValue(_:UnsafeMutableRawPointer)
    getWhite ? UIColor(_,alpha)>Bool
    ghana .Region>Region
    gibibits .UnitInformationStorage>UnitInformationStorage
    gibibytes .UnitInformationStorage>UnitInformationStorage
    gibraltar .Region>Region
    gigabits .UnitInformationStorage>UnitInformationStorage
    gigabytes .UnitInformationStorage>UnitInformationStorage
    gigahertz .UnitFrequency>UnitFrequency
    gigapascals .UnitPressure>UnitPressure
    gigawatts .UnitPower>UnitPower
    givenName .Component NSPersonNameComponents>String PersonNameComponents>String
    global .DispatchQueue(priority:GlobalQueuePriority)>DispatchQueue
     .DispatchQueue(qos:QoSClass=)>DispatchQueue
    globalDomain .UserDefaults>String
    globallyUniqueString ProcessInfo>String
    gmt .TimeZone>TimeZone
    goBack ?
    goForward ?
    goingAway .CloseCode
    gradians .UnitAngle>UnitAngle
    gram .Unit
    grammar .CheckingType>CheckingType
    grammaticalGender Morphology>GrammaticalGender
    grams .UnitMass>UnitMass
    gramsPerLiter .UnitConcentrationMass>UnitConcentrationMass
    graphemeCluster .RegexSemanticLevel>RegexSemanticLevel
    graphical ?
    gravity .UnitAcceleration>UnitAcceleration
    gravityDirection ?
    gray .UIColor>UIColor ?
    grayscale ?
    greaterThan .ComparisonOperator .Operator
    greaterThanOrEqual .ComparisonOperator
    greaterThanOrEqualTo .Operator ?
    greaterThanOrEqualToConstant ?
    greatestFiniteMagnitude .CGFloat>CGFloat .Decimal>Decimal .Double>Double .Float16>Float16
     .Float80>Float80 .Float>Float .FloatingPoint>Self
    greece .Region>Region
    greek .LanguageCode>LanguageCode .Script>Script
    green .UIColor>UIColor ?
    greenland .Region>Region
    gregorian .Identifier .Identifier>Identifier
    gregorianStartDate DateFormatter>Date
    grenada .Region>Region
    gridCellAnchor ?
    gridCellColumns ?
    gridCellUnsizedAxes ?
    gridColumnAlignment ?
    groupBoxStyle ?
    groupOwnerAccountID .FileAttributeKey>FileAttributeKey
    groupOwnerAccountName .FileAttributeKey>FileAttributeKey
    groupTableViewBackground .UIColor>UIColor ?
    grouped ?
    grouping .Category>Category Attributed(_:Grouping)>Attributed Currency(_)
     Currency(_:Grouping)>Currency FloatingPointFormatStyle(_)>FloatingPointFormatStyle
     FormatStyle(_:Grouping)>FormatStyle IntegerFormatStyle(_)>IntegerFormatStyle Percent(_)
     Percent(_:Grouping)>Percent TimeFormatStyle(_:Grouping)>TimeFormatStyle
     TimeFormatStyle>Grouping
    groupingSeparator .Key>Key .Symbol Locale>String NumberFormatter>String
    groupingSize NumberFormatter>Int
    groups ?
    groupsByEvent ??
    gtRequiredError .ErrorCode
    guadeloupe .Region>Region
    guam .Region>Region
    guatemala .Region>Region
    guernsey .Region>Region
    guinea .Region>Region
    guineaBissau .Region>Region
    gujarati .Identifier .LanguageCode>LanguageCode .Script>Script
    gurmukhi .Script>Script
    guyana .Region>Region
    haiti .Region>Region
    halfDown .RoundingMode
    halfEven .RoundingMode
    halfUp .RoundingMode
    hanSimplified .Script>Script
    hanTraditional .Script>Script
    handle DispatchSourceProtocol>UInt PortDelegate(_:PortMessage)
    handleEvents ?
     Publisher(receiveSubscription:f=,receiveOutput:f=,receiveCompletion:f=,receiveCancel:f=,receiveRequest:f=)
    handleIssue IssueHandlingTrait(_:Issue)>Issue
    handler XCTNSNotificationExpectation>Handler XCTNSPredicateExpectation>Handler
    handlesExternalEvents ?
    handover ?
    hanifiRohingya .Script>Script
    hasBeenSkipped XCTestRun>Bool
    hasBytesAvailable .Event>Event InputStream>Bool
    hasChanges ?
    hasCommonParent Language(with:Language)>Bool
    hasDifferentColorAppearance ?
    hasDirectoryPath NSURL>Bool URL>Bool
    hasFocus ?
    hasHiddenExtension URLResourceValues>Bool
    hasHiddenExtensionKey .URLResourceKey>URLResourceKey
    hasImages ?
    hasItemConformingToTypeIdentifier ??
    hasMember CharacterSet(inPlane:UInt8)>Bool
    hasMemberInPlane NSCharacterSet(_:UInt8)>Bool
    hasPassword URLCredential>Bool
    hasPersistentChangedValues ?
    hasPointerRepresentation StaticString>Bool
    hasPrefix NSString(_:String)>Bool String(_:String)>Bool StringProtocol(_)>Bool
     StringProtocol(_:String)>Bool
    hasSpaceAvailable .Event>Event OutputStream>Bool
    hasStrings ?
    hasSucceeded XCTestRun>Bool
    hasSuffix NSString(_:String)>Bool String(_:String)>Bool StringProtocol(_)>Bool
     StringProtocol(_:String)>Bool
    hasThousandSeparators NumberFormatter>Bool
    hasURLs ?
    hash AnyHashable(into:Hasher) AnyKeyPath(into:Hasher) Array(into:Hasher)
     ArraySlice(into:Hasher) AtomicLoadOrdering(into:Hasher) AtomicStoreOrdering(into:Hasher)
     AtomicUpdateOrdering(into:Hasher) AttributedStringProtocol(into:Hasher) Bool(into:Hasher)
     Bug(into:Hasher) Bundle>Int CGFloat(into:Hasher) CGPoint(into:Hasher) CGRect(into:Hasher)
     CGSize(into:Hasher) CachedURLResponse>Int Calendar(into:Hasher)
     CanonicalCombiningClass(into:Hasher) Character(into:Hasher) CharacterSet(into:Hasher)
     ClosedRange(into:Hasher) CodingUserInfoKey(into:Hasher) Collation(into:Hasher)
     Comparator(into:Hasher) ContiguousArray(into:Hasher) Continuation(into:Hasher)
     Currency(into:Hasher) Data(into:Hasher) Date(into:Hasher) DateComponents(into:Hasher)
     DateInterval(into:Hasher) Decimal(into:Hasher) Dictionary(into:Hasher)
     DiscontiguousAttributedSubstring(into:Hasher) DiscontiguousSlice(into:Hasher)
     DistributedActor(into:Hasher) Double(into:Hasher) Duration(into:Hasher) Encoding(into:Hasher)
     Float(into:Hasher) Float16(into:Hasher) Float80(into:Hasher) FloatingPointSign(into:Hasher)
     Font(into:Hasher) Hashable(into:Hasher) ID(into:Hasher) ISO8601FormatStyle(into:Hasher)
     Index(into:Hasher) IndexPath(into:Hasher) IndexSet(into:Hasher) Instant(into:Hasher)
     Int(into:Hasher) Int128(into:Hasher) Int16(into:Hasher) Int32(into:Hasher) Int64(into:Hasher)
     Int8(into:Hasher) KeyPathComparator(into:Hasher) LanguageCode(into:Hasher) List(into:Hasher)
     Locale(into:Hasher) Measurement(into:Hasher) MeasurementSystem(into:Hasher)
     NSAffineTransform>Int NSArray>Int NSCalendar>Int NSCharacterSet>Int NSData>Int NSDate>Int
     NSDateComponents>Int NSDictionary>Int NSError>Int NSIndexPath>Int NSIndexSet>Int NSLocale>Int
     NSMeasurement>Int NSNumber>Int NSObject(into:Hasher) NSObject>Int NSObjectProtocol>Int
     NSSet>Int NSString>Int NSTimeZone>Int NSURL>Int NSURLComponents>Int NSURLRequest>Int
     NSUUID>Int Notification(into:Hasher) NumberingSystem(into:Hasher)
     ObjectIdentifier(into:Hasher) ObservationRegistrar(into:Hasher) OpaquePointer(into:Hasher)
     Optional(into:Hasher) POSIXError(into:Hasher) Range(into:Hasher) RangeSet(into:Hasher)
     Ranges(into:Hasher) RawRepresentable(into:Hasher) Region(into:Hasher) SIMD(into:Hasher)
     Scalar(into:Hasher) Script(into:Hasher) Set(into:Hasher) Severity(into:Hasher) SocketPort>Int
     SortDescriptor(into:Hasher) SourceLocation(into:Hasher) StandardComparator(into:Hasher)
     String(into:Hasher) StringProtocol(into:Hasher) StringProtocol>Int Subdivision(into:Hasher)
     Tag(into:Hasher) Task(into:Hasher) Test(into:Hasher) TimeZone(into:Hasher) UInt(into:Hasher)
     UInt128(into:Hasher) UInt16(into:Hasher) UInt32(into:Hasher) UInt64(into:Hasher)
     UInt8(into:Hasher) URL(into:Hasher) URLComponents(into:Hasher) URLQueryItem(into:Hasher)
     URLRequest(into:Hasher) URLResponse>Int UUID(into:Hasher) UnitWidth(into:Hasher)
     UnsafeCurrentTask(into:Hasher) Variant(into:Hasher) WordPair(into:Hasher)
     XCTestExpectation(into:Hasher)
    hashValue AnyHashable>Int AnyKeyPath>Int Bug>Int CGFloat>Int CanonicalCombiningClass>Int
     CodingUserInfoKey>Int Continuation>Int Encoding>Int FloatingPointSign>Int Font>Int
     Hashable>Int ID>Int List>Int NSObject>Int RawRepresentable>Int Severity>Int
     SourceLocation>Int Tag>Int Test>Int UnsafeMutablePointer>Int UnsafePointer>Int
    hawaiian .LanguageCode>LanguageCode
    headIndent ?
    header ManagedBuffer ManagedBufferPointer
    headerProminence ?
    headerReferenceSize ?
    headline .Font>Font ?
    heardMcdonaldIslands .Region>Region
    heavy ?
    hebrew .Identifier .Identifier>Identifier .LanguageCode>LanguageCode .Script>Script
    hectares .UnitArea>UnitArea
    hectometers .UnitLength>UnitLength
    hectopascals .UnitPressure>UnitPressure
    height ? CGRect>CGFloat CGSize>CGFloat
    heightAnchor ?
    help ?
    helpAnchor LocalizedError>String NSError>String
    hertz .UnitFrequency>UnitFrequency
    hexDigit .RegexComponent>CharacterClass
    hexDigitValue Character>Int
    hexadecimal .NumberRepresentation
    hfsCreatorCode .FileAttributeKey>FileAttributeKey
    hfsTypeCode .FileAttributeKey>FileAttributeKey
    hidden ?
    hide
     .FractionalPartDisplayStrategy(rounded:FloatingPointRoundingRule=)>FractionalPartDisplayStrategy
     .FractionalPartDisplayStrategy>FractionalPartDisplayStrategy
     .ZeroValueUnitsDisplayStrategy>ZeroValueUnitsDisplayStrategy
    hidesBackButton ?
    hidesBarsOnSwipe ?
    hidesBottomBarWhenPushed ?
    hidesNavigationBarDuringPresentation ?
    hidesSearchBarWhenScrolling ?
    hidesWhenStopped ?
    hierarchical ?
    high .GlobalQueuePriority .QueuePriority .TaskPriority>TaskPriority
    highHalf SIMD16>SIMD8 SIMD32>SIMD16 SIMD4>SIMD2 SIMD64>SIMD32 SIMD8>SIMD4
    highPriority .URLSessionTask>Float
    highPriorityGesture ?
    highlighted ?
    highlightedImage ?
    highlightedTextColor ?
    hindi .LanguageCode>LanguageCode
    hiragana .Script>Script
    hiraganaToKatakana .StringTransform>StringTransform
    hitEnd .MatchingFlags>MatchingFlags
    hitTest ?
    hkdfDerivedSymmetricKey ?
    homeDirectory .URL(forUser:String)>URL .URL>URL FileManager(forUser:String)>URL
    homeDirectoryForCurrentUser FileManager>URL
    honduras .Region>Region
    hongKong .Region>Region
    horizontal ?
    horizontalAccuracy ?
    horizontalScrollIndicatorInsets ?
    horizontalSizeClass ?
    horizontalWhitespace .RegexComponent>CharacterClass
    horsepower .UnitPower>UnitPower
    host NSURL>String NSURLComponents>String URL(percentEncoded:Bool=)>String URL>String
     URLComponents>String URLProtectionSpace>String
    hostKey .StreamSOCKSProxyConfiguration>StreamSOCKSProxyConfiguration
    hostName ProcessInfo>String
    hour .Component .Field .Field>Field .Unit>Unit Attributed(_:Hour=)>Attributed
     DateComponents>Int FormatStyle(_:Hour=)>FormatStyle
     IntervalFormatStyle(_:Hour=)>IntervalFormatStyle NSDateComponents>Int
    hourCycle Components>HourCycle Locale>HourCycle
    hourMinute .Pattern(padHourToLength:Int,roundSeconds:FloatingPointRoundingRule=)>Pattern
     .Pattern>Pattern
    hourMinuteSecond
     .Pattern(padHourToLength:Int,fractionalSecondsLength:Int=,roundFractionalSeconds:FloatingPointRoundingRule=)>Pattern
     .Pattern>Pattern
    hourly .Frequency
     .RecurrenceRule(calendar:Calendar,interval:Int=,end:End=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,months:Array=,daysOfTheYear:Array=,daysOfTheMonth:Array=,weekdays:Array=,hours:Array=,minutes:Array=,seconds:Array=,setPositions:Array=)>RecurrenceRule
    hours .Field .Unit>Unit .UnitDuration>UnitDuration RecurrenceRule>Array
    hoverEffect ?
    html .ContentKind
    httpAdditionalHeaders URLSessionConfiguration>Dictionary
    httpBody NSMutableURLRequest>Data NSURLRequest>Data URLRequest>Data
    httpBodyStream NSMutableURLRequest>InputStream NSURLRequest>InputStream URLRequest>InputStream
    httpCookieAcceptPolicy URLSessionConfiguration>AcceptPolicy
    httpCookieStorage URLSessionConfiguration>HTTPCookieStorage
    httpCookieStore ?
    httpMaximumConnectionsPerHost URLSessionConfiguration>Int
    httpMethod NSMutableURLRequest>String NSURLRequest>String URLRequest>String
    httpShouldHandleCookies NSMutableURLRequest>Bool NSURLRequest>Bool URLRequest>Bool
    httpShouldSetCookies URLSessionConfiguration>Bool
    httpShouldUsePipelining NSMutableURLRequest>Bool NSURLRequest>Bool URLRequest>Bool
     URLSessionConfiguration>Bool
    httpTooManyRedirects .Code .URLError>Code
    https .DomainResolutionProtocol
    hueRotation ?
    hungarian .LanguageCode>LanguageCode
    hungary .Region>Region
    hyphenationFactor ?
    ianaName Encoding>String
    iceland .Region>Region
    icelandic .LanguageCode>LanguageCode
    icons ?
    icu .IdentifierType
    id ? Bug>String DistributedActor Identifiable Identifiable>ObjectIdentifier
     LocalTestingActorID>String Never>Never Test>ID
    idAttribute .DTDKind
    idRefAttribute .DTDKind
    idRefsAttribute .DTDKind
    identifier .Key>Key .Locale(_:IdentifierType,from:String)>String
     .Locale(fromComponents:Dictionary)>String .Locale(fromWindowsLocaleCode:Int)>String
     .TimeZone(_:Width)>TimeZone ? Calendar>Identifier Collation>String Currency>String
     LanguageCode(_:IdentifierType)>String LanguageCode>String Locale(_:IdentifierType)>String
     Locale>String MeasurementSystem>String NumberingSystem>String Region>String
     RemoteCallTarget>String Script>String Subdivision>String TimeZone>String
     URLSessionConfiguration>String Variant>String
    identifierForVendor ?
    identity .AffineTransform>AffineTransform ?
    identityToken ?
    idleDisplaySleepDisabled ?
    idleSystemSleepDisabled ?
    igbo .LanguageCode>LanguageCode
    ignoreMetacharacters .Options>Options
    ignoreOutput ? Publisher()
    ignoreUnknownCharacters .Base64DecodingOptions>Base64DecodingOptions
    ignoresCase Regex(_:Bool=)>Regex
    ignoresSafeArea ?
    illegal .NSMutableCharacterSet()>NSMutableCharacterSet
    illegalCharacters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    image ?
    imageAsset ?
    imageEdgeInsets ?
    imageOrientation ?
    imagePadding ?
    imagePlacement ?
    imageRendererFormat ?
    imageScale ?
    imageURL FoundationAttributes>ImageURLAttribute
    imageView ?
    images ?
    immediate
     .Task(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)>Task
    immediateDetached
     .Task(name:String?=,priority:TaskPriority?=,executorPreference:TaskExecutor?=,operation:f)>Task
    immutable .FileAttributeKey>FileAttributeKey
    impactOccurred ?
    imperialFluidOunces .UnitVolume>UnitVolume
    imperialGallons .UnitVolume>UnitVolume
    imperialPints .UnitVolume>UnitVolume
    imperialQuarts .UnitVolume>UnitVolume
    imperialTablespoons .UnitVolume>UnitVolume
    imperialTeaspoons .UnitVolume>UnitVolume
    in .Operator
    inLiveResize ?
    inProgress ?
    inRange .Index(_)
    inactive .FileProtectionType>FileProtectionType ?
    inch .Unit
    inches .UnitLength>UnitLength
    inchesOfMercury .UnitPressure>UnitPressure
    includePendingChanges ?
    includesActualByteCount Attributed>Bool ByteCountFormatStyle>Bool ByteCountFormatter>Bool
    includesApproximationPhrase ?
    includesCount ByteCountFormatter>Bool
    includesDirectoriesPostOrder .DirectoryEnumerationOptions>DirectoryEnumerationOptions
    includesPendingChanges ?
    includesPropertyValues ?
    includesSubentities ?
    includesTimeRemainingPhrase ?
    includesUnit ByteCountFormatter>Bool
    includingFractionalSeconds ISO8601FormatStyle>Bool
    incorrectOrder .Result
    increaseLength NSMutableData(by:Int)
    indentationLevel ?
    indentationWidth ?
    index AnyBidirectionalCollection(_,offsetBy:Int)
     AnyBidirectionalCollection(_,offsetBy:Int,limitedBy) AnyBidirectionalCollection(after)
     AnyBidirectionalCollection(before) AnyCollection(_,offsetBy:Int)
     AnyCollection(_,offsetBy:Int,limitedBy) AnyCollection(after)
     AnyRandomAccessCollection(_,offsetBy:Int) AnyRandomAccessCollection(_,offsetBy:Int,limitedBy)
     AnyRandomAccessCollection(after) AnyRandomAccessCollection(before)
     AnyRegexOutput(after:Int)>Int AnyRegexOutput(before:Int)>Int Array(_:Int,offsetBy:Int)>Int
     Array(_:Int,offsetBy:Int,limitedBy:Int)>Int Array(after:Int)>Int Array(before:Int)>Int
     ArraySlice(_:Int,offsetBy:Int)>Int ArraySlice(_:Int,offsetBy:Int,limitedBy:Int)>Int
     ArraySlice(after:Int)>Int ArraySlice(before:Int)>Int
     AttributedStringProtocol(_:Index,offsetByCharacters:Int)>Index
     AttributedStringProtocol(_:Index,offsetByRuns:Int)>Index
     AttributedStringProtocol(_:Index,offsetByUnicodeScalars:Int)>Index
     AttributedStringProtocol(afterCharacter:Index)>Index
     AttributedStringProtocol(afterRun:Index)>Index
     AttributedStringProtocol(afterUnicodeScalar:Index)>Index
     AttributedStringProtocol(beforeCharacter:Index)>Index
     AttributedStringProtocol(beforeRun:Index)>Index
     AttributedStringProtocol(beforeUnicodeScalar:Index)>Index AttributesSlice1(after)
     AttributesSlice1(before) AttributesSlice2(after) AttributesSlice2(before)
     AttributesSlice3(after) AttributesSlice3(before) AttributesSlice4(after)
     AttributesSlice4(before) AttributesSlice5(after) AttributesSlice5(before)
     BidirectionalCollection(_,offsetBy:Int) BidirectionalCollection(_,offsetBy:Int,limitedBy)
     BidirectionalCollection(after) BidirectionalCollection(before)
     CharacterView(_:Index,offsetBy:Int)>Index
     CharacterView(_:Index,offsetBy:Int,limitedBy:Index)>Index CharacterView(after:Index)>Index
     CharacterView(before:Index)>Index ClosedRange(_,offsetBy:Int) ClosedRange(after)
     ClosedRange(before) Collection(_,offsetBy) Collection(_,offsetBy,limitedBy)
     Collection(_,offsetBy:Int) Collection(_,offsetBy:Int,limitedBy) Collection(after)
     Collection(of) CollectionDifference(after) CollectionDifference(before)
     CollectionIndexSubscript CollectionOfOne(after) CollectionOfOne(before)
     ContiguousArray(_:Int,offsetBy:Int)>Int ContiguousArray(_:Int,offsetBy:Int,limitedBy:Int)>Int
     ContiguousArray(after:Int)>Int ContiguousArray(before:Int)>Int Data(after:Index)>Index
     Data(before:Index)>Index DefaultIndices(_,offsetBy:Int)
     DefaultIndices(_,offsetBy:Int,limitedBy) DefaultIndices(after) DefaultIndices(before)
     Dictionary(after) Dictionary(forKey) DiscontiguousSlice(after) DiscontiguousSlice(before)
     DispatchData(after:Index)>Index DispatchData(before:Index)>Index
     EmptyCollection(_,offsetBy:Int) EmptyCollection(_,offsetBy:Int,limitedBy)
     EmptyCollection(after) EmptyCollection(before) EnumeratedSequence(_,offsetBy:Int)
     EnumeratedSequence(_,offsetBy:Int,limitedBy) EnumeratedSequence(after)
     EnumeratedSequence(before) FlattenSequence(_,offsetBy:Int)
     FlattenSequence(_,offsetBy:Int,limitedBy) FlattenSequence(after) FlattenSequence(before)
     IndexPath(after:Index)>Index IndexPath(before:Index)>Index IndexSet(after:Index)>Index
     IndexSet(before:Index)>Index InlineArray(after) InlineArray(before) Keys(after)
     LazyDropWhileSequence(after) LazyDropWhileSequence(before) LazyFilterSequence(_,offsetBy:Int)
     LazyFilterSequence(_,offsetBy:Int,limitedBy) LazyFilterSequence(after)
     LazyFilterSequence(before) LazyMapSequence(_,offsetBy:Int)
     LazyMapSequence(_,offsetBy:Int,limitedBy) LazyMapSequence(after) LazyMapSequence(before)
     LazyPrefixWhileSequence(after) LazyPrefixWhileSequence(before) LazySequence(_,offsetBy:Int)
     LazySequence(_,offsetBy:Int,limitedBy) LazySequence(after) LazySequence(before) Month>Int
     NSArray(of)>Int NSArray(of,in)>Int
     NSArray(of,inSortedRange,options:NSBinarySearchingOptions=,usingComparator:f)>Int
     NSIndexPath(atPosition:Int)>Int
     NSIndexSet(in,options:NSEnumerationOptions=,passingTest:f)>Int
     NSIndexSet(options:NSEnumerationOptions=,passingTest:f)>Int NSIndexSet(passingTest:f)>Int
     NSOrderedSet(_:NSEnumerationOptions=,ofObjectPassingTest:f)>Int NSOrderedSet(of)>Int
     NSOrderedSet(of,inSortedRange,options:NSBinarySearchingOptions=,usingComparator:f)>Int
     NSOrderedSet(ofObjectAt:IndexSet,options:NSEnumerationOptions=,passingTest:f)>Int
     NSOrderedSet(ofObjectPassingTest:f)>Int RandomAccessCollection(_,offsetBy)
     RandomAccessCollection(_,offsetBy:Int) RandomAccessCollection(_,offsetBy:Int,limitedBy)
     RandomAccessCollection(after) RandomAccessCollection(before) Range(_,offsetBy:Int)
     Range(after) Range(before) RangeView(after:Index)>Index RangeView(before:Index)>Index
     ReversedCollection(_,offsetBy:Int) ReversedCollection(_,offsetBy:Int,limitedBy)
     ReversedCollection(after) ReversedCollection(before) Runs(_:Index,offsetBy:Int)>Index
     Runs(_:Index,offsetBy:Int,limitedBy:Index)>Index Runs(after:Index)>Index
     Runs(before:Index)>Index Set(after) Slice(_,offsetBy:Int) Slice(_,offsetBy:Int,limitedBy)
     Slice(after) Slice(before) String(_:Index,offsetBy:Int)>Index
     String(_:Index,offsetBy:Int,limitedBy:Index)>Index String(after:Index)>Index
     String(before:Index)>Index Substring(_:Index,offsetBy:Int)>Index
     Substring(_:Index,offsetBy:Int,limitedBy:Index)>Index Substring(after:Index)>Index
     Substring(before:Index)>Index UTF16View(_:Index,offsetBy:Int)>Index
     UTF16View(_:Index,offsetBy:Int,limitedBy:Index)>Index UTF16View(after:Index)>Index
     UTF16View(before:Index)>Index UTF8View(_:Index,offsetBy:Int)>Index
     UTF8View(_:Index,offsetBy:Int,limitedBy:Index)>Index UTF8View(after:Index)>Index
     UTF8View(before:Index)>Index UnicodeScalarView(_:Index,offsetBy:Int)>Index
     UnicodeScalarView(_:Index,offsetBy:Int,limitedBy:Index)>Index
     UnicodeScalarView(after:Index)>Index UnicodeScalarView(before:Index)>Index
     UnsafeBufferPointer(_:Int,offsetBy:Int)>Int
     UnsafeBufferPointer(_:Int,offsetBy:Int,limitedBy:Int)>Int UnsafeBufferPointer(after:Int)>Int
     UnsafeBufferPointer(before:Int)>Int UnsafeMutableBufferPointer(_:Int,offsetBy:Int)>Int
     UnsafeMutableBufferPointer(_:Int,offsetBy:Int,limitedBy:Int)>Int
     UnsafeMutableBufferPointer(after:Int)>Int UnsafeMutableBufferPointer(before:Int)>Int
     Values(after) Words(after:Int)>Int Words(before:Int)>Int XMLNode(after:Index)>Index
     XMLNode>Int
    indexGreaterThanIndex NSIndexSet(_:Int)>Int
    indexGreaterThanOrEqual NSIndexSet(to:Int)>Int
    indexLessThanIndex NSIndexSet(_:Int)>Int
    indexLessThanOrEqual NSIndexSet(to:Int)>Int
    indexOfObject NSArray(at:IndexSet,options:NSEnumerationOptions=,passingTest:f)>Int
     NSArray(options:NSEnumerationOptions=,passingTest:f)>Int NSArray(passingTest:f)>Int
    indexOfObjectIdentical NSArray(to)>Int NSArray(to,in)>Int
    indexPath ?
    indexPathForItem ?
    indexPathForRow ?
    indexPathForSelectedRow ?
    indexPathsForSelectedItems ?
    indexPathsForSelectedRows ?
    indexPathsForVisibleItems ?
    indexPathsForVisibleRows ?
    indexRange IndexSet(in)>Range IndexSet(in:Range)>Range
    indexSearchableItems ?
    indexViewStyle ?
    indexes NSIndexSet(in,options:NSEnumerationOptions=,passingTest:f)>IndexSet
     NSIndexSet(options:NSEnumerationOptions=,passingTest:f)>IndexSet
     NSIndexSet(passingTest:f)>IndexSet
     NSOrderedSet(ofObjectsAt:IndexSet,options:NSEnumerationOptions=,passingTest:f)>IndexSet
     NSOrderedSet(ofObjectsPassingTest:f)>IndexSet
     NSOrderedSet(options:NSEnumerationOptions=,ofObjectsPassingTest:f)>IndexSet
    indexesOfObjects NSArray(at:IndexSet,options:NSEnumerationOptions=,passingTest:f)>IndexSet
     NSArray(options:NSEnumerationOptions=,passingTest:f)>IndexSet NSArray(passingTest:f)>IndexSet
    india .Region>Region
    indian .Identifier .Identifier>Identifier
    indices BidirectionalCollection Collection Collection(of)>RangeSet
     Collection(where:f)>RangeSet Collection>DefaultIndices Data>Range DefaultIndices
     InlineArray>Range LazyMapSequence LazySequence MutableSpan>Range OutputSpan>Range
     RandomAccessCollection RandomAccessCollection>Range Range SIMD>Range Slice
     Span(of:Span)>Range Span>Range UTF16View>Indices UTF8View>Indices UnicodeScalarView>Indices
     UnsafeBufferPointer>Range UnsafeMutableBufferPointer>Range
     UnsafeMutableRawBufferPointer>Indices UnsafeRawBufferPointer>Indices Words>Indices
    indigo ?
    indonesia .Region>Region
    indonesian .LanguageCode>LanguageCode
    inferFromPath .DirectoryHint
    inferringMoves CollectionDifference()>CollectionDifference
    infinite .CGRect>CGRect
    infinity .CGFloat>CGFloat .Double>Double .Float16>Float16 .Float80>Float80 .Float>Float
     .FloatingPoint>Self ?
    inflectionAlternative .Key>Key
    inflectionRule .Key>Key
    info ?
    infoDictionary Bundle>Dictionary
    informativeText ?
    inherit .AutoreleaseFrequency
    inheritQoS .DispatchWorkItemFlags>DispatchWorkItemFlags
    inheritedByAddedText .AttributedStringKey>Bool .WritingDirectionAttribute>Bool
    initial ?
    initialFrame ?
    initialLayoutAttributesForAppearingItem ?
    initialPunctuation .GeneralCategory
    initialVelocity ?
    initialize Slice(from) Slice(fromContentsOf:Collection) Slice(repeating)
     UnsafeMutableBufferPointer(from) UnsafeMutableBufferPointer(fromContentsOf:Collection)
     UnsafeMutableBufferPointer(repeating) UnsafeMutablePointer(from)
     UnsafeMutablePointer(from:UnsafePointer,count:Int) UnsafeMutablePointer(repeating,count:Int)
     UnsafeMutablePointer(to) UnsafeMutablePointer(to,count:Int=)
    initializeElement Slice(at:Int,to) UnsafeMutableBufferPointer(at,to)
    initializeMemory Slice(as,from) Slice(as,fromContentsOf)>UnsafeMutableBufferPointer
     Slice(as,repeating)>UnsafeMutableBufferPointer UnsafeMutableRawBufferPointer(as,from)
     UnsafeMutableRawBufferPointer(as,fromContentsOf)>UnsafeMutableBufferPointer
     UnsafeMutableRawBufferPointer(as,repeating)>UnsafeMutableBufferPointer
     UnsafeMutableRawPointer(as,at:Int=,count:Int=,to)>UnsafeMutablePointer
     UnsafeMutableRawPointer(as,from)>UnsafeMutablePointer
     UnsafeMutableRawPointer(as,from:UnsafePointer,count:Int)>UnsafeMutablePointer
     UnsafeMutableRawPointer(as,repeating,count:Int)>UnsafeMutablePointer
     UnsafeMutableRawPointer(as,to)>UnsafeMutablePointer
    initiallyInactive .Attributes>Attributes
    inline ?
    inner ForcedUnwrap
    input AnchoredRelativeFormatStyle(after:Date)>Date
     AnchoredRelativeFormatStyle(before:Date)>Date Attributed(after:Date)>Date
     Attributed(before:Date)>Date ConditionalCast DiscreteFormatStyle(after)
     DiscreteFormatStyle(before) ExpressionEvaluate ForceCast FormatStyle(after:Date)>Date
     FormatStyle(before:Date)>Date TypeCheck VerbatimFormatStyle(after:Date)>Date
     VerbatimFormatStyle(before:Date)>Date
    inputAccessoryView ?
    inputItems ??
    inputKeys ?
    inputMethodsDirectory .SearchPathDirectory
    inputNode ?
    inputStream ?
    inputView ?
    insert .Change(offset:Int,element,associatedWith:Int?) Array(_,at:Int) ArraySlice(_,at:Int)
     AttributedString(_:AttributedStringProtocol,at:Index) CharacterSet(_:UnicodeScalar)
     CharacterSet(charactersIn:ClosedRange) CharacterSet(charactersIn:Range)
     CharacterSet(charactersIn:String) ContiguousArray(_,at:Int) IndexSet(_:Element)
     IndexSet(integersIn) IndexSet(integersIn:Range) NSMutableArray(_,at:Int)
     NSMutableArray(_:Array,at:IndexSet) NSMutableAttributedString(_:NSAttributedString,at:Int)
     NSMutableOrderedSet(_,at:Int) NSMutableOrderedSet(_:Array,at:IndexSet)
     NSMutableString(_:String,at:Int) OptionSet(_) RangeReplaceableCollection(_,at)
     RangeReplaceableCollection(contentsOf,at) RangeSet(_,within)>Bool RangeSet(contentsOf:Range)
     Set(_) SetAlgebra(_) Slice(_,at) Slice(contentsOf,at) String(_:Character,at:Index)
     String(contentsOf,at:Index)
    insertArrangedSubview ? UIStackView(_:UIView,at:Int)
    insertChild XMLDTD(_:XMLNode,at:Int) XMLDocument(_:XMLNode,at:Int)
     XMLElement(_:XMLNode,at:Int)
    insertChildren XMLDTD(_:Array,at:Int) XMLDocument(_:Array,at:Int) XMLElement(_:Array,at:Int)
    insertItems ?
    insertNewObject ?
    insertRows ?
    insertSections ?
    insertSegment ?
    insertSublayer ?
    insertSubview ?
    insertTab ?
    insertTabViewItem ?
    insertText ?
    insertedModelsArray ?
    insertedObjects ?
    insertion ?
    insertionIndex .NSBinarySearchingOptions>NSBinarySearchingOptions
    insertions CollectionDifference>Array
    inset ? EdgeInsets(by,edges)
    insetBy ? CGRect(dx:CGFloat,dy:CGFloat)>CGRect
    insetGrouped ?
    insetsLayoutMarginsFromSafeArea ?
    inspector ?
    installTap ?
    instantiate ?
    instantiateInitialViewController ?
    instantiateViewController ?
    int16Value NSDecimalNumber>Int16 NSNumber>Int16
    int32Value NSDecimalNumber>Int32 NSNumber>Int32
    int64Value NSDecimalNumber>Int64 NSNumber>Int64
    int8Value NSDecimalNumber>Int8 NSNumber>Int8
    intValue ? CodingKey>Int NSDecimalNumber>Int NSNumber>Int NSString>Int32
    integer .NumberPart UserDefaults(forKey:String)>Int
    integerAndFractionLength .Precision(integer:Int,fraction:Int)>Precision
     .Precision(integerLimits,fractionLimits)>Precision
    integerGreaterThan IndexSet(_:Element)>Element
    integerGreaterThanOrEqualTo IndexSet(_:Element)>Element
    integerLength .Precision(_)>Precision .Precision(_:Int)>Precision
    integerLessThan IndexSet(_:Element)>Element
    integerLessThanOrEqualTo IndexSet(_:Element)>Element
    integerValue ? NSString>Int
    integral ? CGRect>CGRect
    interGroupSpacing ?
    interSectionSpacing ?
    interactionControllerForDismissal ?
    interactionControllerForPresentation ?
    interactions ?
    interactive ?
    interactiveDismissDisabled ?
    interactivePopGestureRecognizer ?
    interactiveSpring ?
    interfaceOrientation ?
    interjection .PartOfSpeech
    internalError .ErrorCode .MatchingFlags>MatchingFlags
    internalServerError .CloseCode
    internationalCurrencySymbol NumberFormatter>String
    internationalRoamingOff .Code .URLError>Code
    interpolatingSpring ?
    interpolation ?
    interpolationMethod ?
    interrupt Process()
    interrupted .Result
    interruptionHandler ??
    intersect NSMutableOrderedSet(_:NSOrderedSet) NSMutableSet(_:Set)
    intersectSet .ExpressionType NSMutableOrderedSet(_:Set)
    intersection ? CGRect(_:CGRect)>CGRect CharacterClass(_:CharacterClass)>CharacterClass
     CharacterSet(_:CharacterSet)>CharacterSet DateInterval(with:DateInterval)>DateInterval
     IndexSet(_:IndexSet)>IndexSet NSDateInterval(with:DateInterval)>DateInterval
     OptionSet(_)>Self RangeSet(_:RangeSet)>RangeSet Set(_)>Set Set(_:Set)>Set SetAlgebra(_)>Self
    intersects ? CGRect(_:CGRect)>Bool DateInterval(_:DateInterval)>Bool IndexSet(integersIn)>Bool
     IndexSet(integersIn:Range)>Bool NSDateInterval(_:DateInterval)>Bool NSIndexSet(in)>Bool
     NSOrderedSet(_:NSOrderedSet)>Bool NSSet(_:Set)>Bool
    intersectsSet NSOrderedSet(_:Set)>Bool
    interval .FormatStyle>IntervalFormatStyle RecurrenceRule>Int
    intrinsicContentSize ?
    invalid .CloseCode .Kind
    invalidCharacterError .ErrorCode
    invalidCharacterInEntityError .ErrorCode
    invalidCharacterRefError .ErrorCode
    invalidConditionalSectionError .ErrorCode
    invalidDecimalCharacterRefError .ErrorCode
    invalidEncodingError .ErrorCode
    invalidEncodingNameError .ErrorCode
    invalidFramePayloadData .CloseCode
    invalidGenericSubstitutions .ErrorCode
    invalidHexCharacterRefError .ErrorCode
    invalidInput .PredicateError>PredicateError
    invalidNonSurrogateCodePointByte .Kind>Kind
    invalidParameterCount .ErrorCode
    invalidURIError .ErrorCode
    invalidValue .EncodingError(_,_:Context)
    invalidate ?? Port() SocketPort() Timer()
    invalidateAndCancel URLSession()
    invalidateCursorRects ?
    invalidateIntrinsicContentSize ?
    invalidateLayout ?
    invalidationConditions .AttributedStringKey>Set
    invalidationHandler ??
    inverse CollectionDifference()>CollectionDifference
    invert AffineTransform() CharacterSet() NSAffineTransform() NSMutableCharacterSet()
    inverted ? AffineTransform()>AffineTransform Anchor>Anchor CharacterClass>CharacterClass
     CharacterSet>CharacterSet NSCharacterSet>CharacterSet
    invertedFulfillment .Result
    invokeHandlerOnReturn DistributedActorSystem(handler,resultBuffer:UnsafeRawPointer,metatype)
    invokeTest XCTestCase()
    iotaSubscript .CanonicalCombiningClass>CanonicalCombiningClass
    iran .Region>Region
    iraq .Region>Region
    ireland .Region>Region
    irish .LanguageCode>LanguageCode
    isASCII .ASCII(_:CodeUnit)>Bool .UTF16(_:CodeUnit)>Bool .UTF32(_:CodeUnit)>Bool
     .UTF8(_:CodeUnit)>Bool Character>Bool Scalar>Bool StaticString>Bool
    isASCIIHexDigit Properties>Bool
    isAbsolutePath NSString>Bool
    isAccessibilityElement ? ??
    isActive ?
    isAdaptive ByteCountFormatter>Bool
    isAliasFile URLResourceValues>Bool
    isAliasFileKey .URLResourceKey>URLResourceKey
    isAlphabetic Properties>Bool
    isAnimating ?
    isApplication URLResourceValues>Bool
    isApplicationKey .URLResourceKey>URLResourceKey
    isAsynchronous Operation>Bool
    isAtEnd Scanner>Bool UnkeyedDecodingContainer>Bool
    isBaselineRelativeArrangement ?
    isBatteryMonitoringEnabled ?
    isBeingDismissed ?
    isBeingPresented ?
    isBezeled ?
    isBidiControl Properties>Bool
    isBidiMirrored Properties>Bool
    isBoldTextEnabled ?
    isBordered ?
    isCancellable Progress>Bool
    isCancelled .Task>Bool DiscardingTaskGroup>Bool DispatchSourceProtocol>Bool
     DispatchWorkItem>Bool Operation>Bool Progress>Bool Task>Bool TaskGroup>Bool Thread>Bool
     ThrowingDiscardingTaskGroup>Bool ThrowingTaskGroup>Bool UnsafeCurrentTask>Bool
    isCanonical CGFloat>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool Float>Bool
     FloatingPoint>Bool
    isCanonicallyEquivalent UTF8Span(to:UTF8Span)>Bool
    isCanonicallyLessThan UTF8Span(_:UTF8Span)>Bool
    isCaseIgnorable Properties>Bool
    isCased Character>Bool Properties>Bool
    isCellular URLSessionTaskTransactionMetrics>Bool
    isCoderError CocoaError>Bool
    isConstrained ? URLSessionTaskTransactionMetrics>Bool
    isContiguousUTF8 String>Bool Substring>Bool
    isContinuation .UTF8(_:CodeUnit)>Bool
    isContinuous ?
    isCurrencySymbol Character>Bool
    isDash Properties>Bool
    isDate Calendar(_:Date,equalTo:Date,toGranularity:Component)>Bool
     Calendar(_:Date,inSameDayAs:Date)>Bool
     NSCalendar(_:Date,equalTo:Date,toUnitGranularity:Unit)>Bool
     NSCalendar(_:Date,inSameDayAs:Date)>Bool
    isDateInToday Calendar(_:Date)>Bool NSCalendar(_:Date)>Bool
    isDateInTomorrow Calendar(_:Date)>Bool NSCalendar(_:Date)>Bool
    isDateInWeekend Calendar(_:Date)>Bool NSCalendar(_:Date)>Bool
    isDateInYesterday Calendar(_:Date)>Bool NSCalendar(_:Date)>Bool
    isDaylightSavingTime NSTimeZone(for:Date)>Bool NSTimeZone>Bool TimeZone(for:Date=)>Bool
    isDecelerating ?
    isDefaultIgnorableCodePoint Properties>Bool
    isDeletableFile FileManager(atPath:String)>Bool
    isDeleted ?
    isDeprecated Properties>Bool
    isDescendant ?
    isDiacritic Properties>Bool
    isDirectionalLockEnabled ?
    isDirectory .DirectoryHint URLResourceValues>Bool
    isDirectoryKey .URLResourceKey>URLResourceKey
    isDiscretionary URLSessionConfiguration>Bool
    isDisjoint RangeSet(_:RangeSet)>Bool Set(with)>Bool Set(with:Set)>Bool SetAlgebra(with)>Bool
    isDoubleSided ?
    isDragging ?
    isEditable ?
    isEditing ?
    isEligibleForHandoff ??
    isEligibleForPrediction ??
    isEligibleForPublicIndexing ??
    isEligibleForSearch ??
    isEmoji Properties>Bool
    isEmojiModifier Properties>Bool
    isEmojiModifierBase Properties>Bool
    isEmojiPresentation Properties>Bool
    isEmpty CGRect>Bool ClosedRange>Bool Collection>Bool Dictionary>Bool DiscardingTaskGroup>Bool
     DiscontiguousSlice>Bool EnumeratedSequence>Bool IndexSet>Bool InlineArray>Bool Keys>Bool
     LazyMapSequence>Bool LazySequence>Bool MutableRawSpan>Bool MutableSpan>Bool
     OutputRawSpan>Bool OutputSpan>Bool Range>Bool RangeSet>Bool RawSpan>Bool Set>Bool
     SetAlgebra>Bool Span>Bool String>Bool TaskGroup>Bool ThrowingDiscardingTaskGroup>Bool
     ThrowingTaskGroup>Bool UTF8Span>Bool UnsafeBufferPointer>Bool UnsafeMutableBufferPointer>Bool
     Values>Bool
    isEnabled ?
    isEqual Bundle(_)>Bool CGFloat(to:CGFloat)>Bool CachedURLResponse(_)>Bool
     Decimal(to:Decimal)>Bool Dimension(_)>Bool Double(to:Double)>Bool Float(to:Float)>Bool
     Float16(to:Float16)>Bool Float80(to:Float80)>Bool FloatingPoint(to)>Bool Host(to:Host)>Bool
     NSAffineTransform(_)>Bool NSArray(_)>Bool NSArray(to:Array)>Bool NSAttributedString(_)>Bool
     NSAttributedString(to:NSAttributedString)>Bool NSCalendar(_)>Bool NSCharacterSet(_)>Bool
     NSCountedSet(_)>Bool NSData(_)>Bool NSData(to:Data)>Bool NSDate(_)>Bool NSDate(to:Date)>Bool
     NSDateComponents(_)>Bool NSDateInterval(to:DateInterval)>Bool NSDecimalNumber(_)>Bool
     NSDictionary(_)>Bool NSDictionary(to:Dictionary)>Bool NSError(_)>Bool NSIndexPath(_)>Bool
     NSIndexSet(_)>Bool NSIndexSet(to:IndexSet)>Bool NSLocale(_)>Bool NSMeasurement(_)>Bool
     NSNull(_)>Bool NSNumber(_)>Bool NSNumber(to:NSNumber)>Bool NSObject(_)>Bool
     NSObjectProtocol(_)>Bool NSOrderedSet(_)>Bool NSOrderedSet(to:NSOrderedSet)>Bool
     NSPersonNameComponents(_)>Bool NSPredicate(_)>Bool NSRegularExpression(_)>Bool NSSet(_)>Bool
     NSSet(to:Set)>Bool NSString(_)>Bool NSString(to:String)>Bool NSTimeZone(_)>Bool
     NSTimeZone(to:TimeZone)>Bool NSURL(_)>Bool NSURLComponents(_)>Bool NSURLQueryItem(_)>Bool
     NSURLRequest(_)>Bool NSUUID(_)>Bool SocketPort(_)>Bool URLCredential(_)>Bool
     URLResponse(_)>Bool Unit(_)>Bool UnitAcceleration(_)>Bool UnitAngle(_)>Bool UnitArea(_)>Bool
     UnitConcentrationMass(_)>Bool UnitConverterLinear(_)>Bool UnitDispersion(_)>Bool
     UnitDuration(_)>Bool UnitElectricCharge(_)>Bool UnitElectricCurrent(_)>Bool
     UnitElectricPotentialDifference(_)>Bool UnitElectricResistance(_)>Bool UnitEnergy(_)>Bool
     UnitFrequency(_)>Bool UnitFuelEfficiency(_)>Bool UnitIlluminance(_)>Bool
     UnitInformationStorage(_)>Bool UnitLength(_)>Bool UnitMass(_)>Bool UnitPower(_)>Bool
     UnitPressure(_)>Bool UnitSpeed(_)>Bool UnitTemperature(_)>Bool UnitVolume(_)>Bool
    isEquivalent Language(to:Language)>Bool
    isExcludedFromBackup URLResourceValues>Bool
    isExcludedFromBackupKey .URLResourceKey>URLResourceKey
    isExclusiveTouch ?
    isExecutable URLResourceValues>Bool
    isExecutableError CocoaError>Bool
    isExecutableFile FileManager(atPath:String)>Bool
    isExecutableKey .URLResourceKey>URLResourceKey
    isExecuting Operation>Bool Thread>Bool
    isExpensive ? URLSessionTaskTransactionMetrics>Bool
    isExtender Properties>Bool
    isExternal XMLDTDNode>Bool
    isFailure Issue>Bool
    isFault ?
    isFileError CocoaError>Bool
    isFileURL NSURL>Bool URL>Bool
    isFinished Operation>Bool Progress>Bool Thread>Bool
    isFinite CGFloat>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool Float>Bool
     FloatingPoint>Bool
    isFirstResponder ?
    isFlipped ?
    isFloatingPanel ?
    isFocused ?
    isForFoodEnergyUse EnergyFormatter>Bool
    isForPersonHeightUse LengthFormatter>Bool
    isForPersonMassUse MassFormatter>Bool
    isFormattingError CocoaError>Bool
    isFull OutputRawSpan>Bool OutputSpan>Bool
    isFullCompositionExclusion Properties>Bool
    isGraphemeBase Properties>Bool
    isGraphemeExtend Properties>Bool
    isHTTPOnly HTTPCookie>Bool
    isHexDigit Character>Bool Properties>Bool
    isHidden ? URLResourceValues>Bool
    isHiddenKey .URLResourceKey>URLResourceKey
    isHighlighted ?
    isHittable ?
    isIDContinue Properties>Bool
    isIDSBinaryOperator Properties>Bool
    isIDSTrinaryOperator Properties>Bool
    isIDStart Properties>Bool
    isISOCurrency Currency>Bool
    isISOLanguage LanguageCode>Bool
    isISORegion Region>Bool
    isISOScript Script>Bool
    isIdentical RawSpan(to:RawSpan)>Bool Span(to:Span)>Bool
    isIdeographic Properties>Bool
    isIdleTimerDisabled ?
    isIndefinite ?
    isIndeterminate Progress>Bool
    isInfinite ? CGFloat>Bool CGRect>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool
     Float>Bool FloatingPoint>Bool
    isInserted ?
    isInterruptible ?
    isInverted XCTestExpectation>Bool
    isIsolatingCurrentContext SerialExecutor()>Bool
    isItemExpanded ?
    isJoinControl Properties>Bool
    isKeyWindow ?
    isKind ?? NSObject(of:AnyClass)>Bool
    isKnownASCII UTF8Span>Bool
    isKnownNFC UTF8Span>Bool
    isLayoutMarginsRelativeArrangement ?
    isLeadSurrogate .UTF16(_:CodeUnit)>Bool
    isLeap Month>Bool
    isLeapMonth .Component DateComponents>Bool NSDateComponents>Bool
    isLenient DateFormatter>Bool NumberFormatter>Bool ParseStrategy>Bool
    isLess CGFloat(than:CGFloat)>Bool Decimal(than:Decimal)>Bool Double(than:Double)>Bool
     Float(than:Float)>Bool Float16(than:Float16)>Bool Float80(than:Float80)>Bool
     FloatingPoint(than)>Bool
    isLessThanOrEqualTo CGFloat(_:CGFloat)>Bool Decimal(_:Decimal)>Bool Double(_:Double)>Bool
     Float(_:Float)>Bool Float16(_:Float16)>Bool Float80(_:Float80)>Bool FloatingPoint(_)>Bool
    isLetter Character>Bool
    isLoaded Bundle>Bool
    isLoading ?
    isLogicalOrderException Properties>Bool
    isLowPowerModeEnabled ?
    isLowercase Character>Bool Properties>Bool
    isMainExecutor SerialExecutor>Bool
    isMainThread .Thread>Bool Thread>Bool
    isMath Properties>Bool
    isMathSymbol Character>Bool
    isMember ?? NSObject(of:AnyClass)>Bool
    isMiniaturized ?
    isModalInPresentation ?
    isMomentary ?
    isMountTrigger URLResourceValues>Bool
    isMountTriggerKey .URLResourceKey>URLResourceKey
    isMovableByWindowBackground ?
    isMovingFromParent ?
    isMovingToParent ?
    isMultiThreaded .Thread()>Bool
    isMultipath URLSessionTaskTransactionMetrics>Bool
    isMultiple BinaryInteger(of)>Bool SignedInteger(of)>Bool
    isMultipleTouchEnabled ?
    isMuted ?
    isNaN CGFloat>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool Float>Bool
     FloatingPoint>Bool
    isNavigationBarHidden ?
    isNewline Character>Bool
    isNoncharacterCodePoint Properties>Bool
    isNormal CGFloat>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool Float>Bool
     FloatingPoint>Bool
    isNull ? CGRect>Bool
    isNumber Character>Bool
    isOn ?
    isOpaque ?
    isOperatingSystemAtLeast ProcessInfo(_:OperatingSystemVersion)>Bool
    isPackage URLResourceValues>Bool
    isPackageKey .URLResourceKey>URLResourceKey
    isPagingEnabled ?
    isPaired ?
    isParameterized Case>Bool Test>Bool
    isPartialStringValidationEnabled NumberFormatter>Bool
    isPassing Expectation>Bool
    isPatternSyntax Properties>Bool
    isPatternWhitespace Properties>Bool
    isPausable Progress>Bool
    isPaused Progress>Bool
    isPhonetic PersonNameComponentsFormatter>Bool
    isPlaying ?
    isPrefetchingEnabled ?
    isPresented ?
    isPrior ??
    isPropertyListError CocoaError>Bool
    isProtectedDataAvailable ?
    isProximityMonitoringEnabled ?
    isProxy ?? NSObject()>Bool NSObjectProtocol()>Bool URLProtectionSpace()>Bool
    isProxyConnection URLSessionTaskTransactionMetrics>Bool
    isPunctuation Character>Bool
    isQuotationMark Properties>Bool
    isRadical Properties>Bool
    isReachable ?
    isReadable URLResourceValues>Bool
    isReadableFile FileManager(atPath:String)>Bool
    isReadableKey .URLResourceKey>URLResourceKey
    isReady Operation>Bool
    isRecursive ConditionTrait>Bool IssueHandlingTrait>Bool List>Bool SuiteTrait>Bool
     TimeLimitTrait>Bool
    isReduceMotionEnabled ?
    isReduceTransparencyEnabled ?
    isRefreshing ?
    isRegisteredForRemoteNotifications ?
    isRegularFile URLResourceValues>Bool
    isRegularFileKey .URLResourceKey>URLResourceKey
    isReleasedWhenClosed ?
    isRemovedOnCompletion ?
    isRepeatedDay .Component DateComponents>Bool
    isRequired Expectation>Bool
    isReusedConnection URLSessionTaskTransactionMetrics>Bool
    isReversed ?
    isRunning Process>Bool
    isSameExclusiveExecutionContext SerialExecutor(other)>Bool
    isScrollEnabled ?
    isSearching ?
    isSecure HTTPCookie>Bool
    isSecureTextEntry ?
    isSelectable ?
    isSelected ?
    isSentenceTerminal Properties>Bool
    isSessionOnly HTTPCookie>Bool
    isSignMinus Decimal>Bool
    isSignaling Decimal>Bool
    isSignalingNaN CGFloat>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool Float>Bool
     FloatingPoint>Bool
    isSigned .BinaryInteger>Bool .SignedInteger>Bool .UnsignedInteger>Bool
    isSoftDotted Properties>Bool
    isStandalone XMLDocument>Bool
    isStoredInMemoryOnly ?
    isStrictSubset RangeSet(of:RangeSet)>Bool Set(of)>Bool Set(of:Set)>Bool SetAlgebra(of)>Bool
    isStrictSuperset RangeSet(of:RangeSet)>Bool Set(of)>Bool Set(of:Set)>Bool SetAlgebra(of)>Bool
    isSubclass .NSObject(of:AnyClass)>Bool
    isSubnormal CGFloat>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool Float>Bool
     FloatingPoint>Bool
    isSubset NSOrderedSet(of:NSOrderedSet)>Bool NSOrderedSet(of:Set)>Bool NSSet(of:Set)>Bool
     RangeSet(of:RangeSet)>Bool Set(of)>Bool Set(of:Set)>Bool SetAlgebra(of)>Bool
    isSuite Test>Bool
    isSuperset CharacterSet(of:CharacterSet)>Bool NSCharacterSet(of:CharacterSet)>Bool
     RangeSet(of:RangeSet)>Bool Set(of)>Bool Set(of:Set)>Bool SetAlgebra(of)>Bool
    isSupported .CustomPronoun(forLanguage:String)>Bool
    isSurrogate .UTF16(_:CodeUnit)>Bool
    isSuspended OperationQueue>Bool
    isSymbol Character>Bool
    isSymbolicLink URLResourceValues>Bool
    isSymbolicLinkKey .URLResourceKey>URLResourceKey
    isSystemImmutable URLResourceValues>Bool
    isSystemImmutableKey .URLResourceKey>URLResourceKey
    isTerminalPunctuation Properties>Bool
    isToolbarHidden ?
    isTotallyOrdered BinaryFloatingPoint(belowOrEqualTo)>Bool Decimal(belowOrEqualTo:Decimal)>Bool
     FloatingPoint(belowOrEqualTo)>Bool
    isTouchInside ?
    isTracking ?
    isTrailSurrogate .UTF16(_:CodeUnit)>Bool
    isTranslucent ?
    isUbiquitousFileError CocoaError>Bool
    isUbiquitousItem ?? URLResourceValues>Bool
    isUbiquitousItemKey .URLResourceKey>URLResourceKey
    isUnifiedIdeograph Properties>Bool
    isUniqueReference ManagedBufferPointer()>Bool
    isUpdated ?
    isUppercase Character>Bool Properties>Bool
    isUserActivityError CocoaError>Bool
    isUserImmutable URLResourceValues>Bool
    isUserImmutableKey .URLResourceKey>URLResourceKey
    isUserInteractionEnabled ?
    isValid ? Index(within:AttributedStringProtocol)>Bool
     Index(within:DiscontiguousAttributedSubstring)>Bool Port>Bool
     Range(within:AttributedStringProtocol)>Bool
     Range(within:DiscontiguousAttributedSubstring)>Bool
     RangeSet(within:AttributedStringProtocol)>Bool
     RangeSet(within:DiscontiguousAttributedSubstring)>Bool SocketPort>Bool Timer>Bool
    isValidAuthenticationCode ?
    isValidDate DateComponents(in:Calendar)>Bool DateComponents>Bool
     NSDateComponents(in:Calendar)>Bool NSDateComponents>Bool
    isValidJSONObject .JSONSerialization(_)>Bool
    isValidSignature ?
    isValidationError CocoaError>Bool
    isVariationSelector Properties>Bool
    isViewLoaded ?
    isVisible ?
    isVoiceOverRunning ?
    isVolume URLResourceValues>Bool
    isVolumeKey .URLResourceKey>URLResourceKey
    isWatchAppInstalled ?
    isWhitespace Character>Bool Properties>Bool
    isWholeNumber Character>Bool
    isWritable URLResourceValues>Bool
    isWritableFile FileManager(atPath:String)>Bool
    isWritableKey .URLResourceKey>URLResourceKey
    isXIDContinue Properties>Bool
    isXIDStart Properties>Bool
    isXPCConnectionError CocoaError>Bool
    isZero CGFloat>Bool Decimal>Bool Double>Bool Float16>Bool Float80>Bool Float>Bool
     FloatingPoint>Bool
    isZoomed ?
    isZooming ?
    islamic .Identifier .Identifier>Identifier
    islamicCivil .Identifier .Identifier>Identifier
    islamicTabular .Identifier .Identifier>Identifier
    islamicUmmAlQura .Identifier .Identifier>Identifier
    isleOfMan .Region>Region
    iso2022JP .Encoding>Encoding
    iso8601 .DateDecodingStrategy .DateEncodingStrategy .FormatStyle>ISO8601FormatStyle
     .Identifier .ParseStrategy>ISO8601FormatStyle .ParseableFormatStyle>ISO8601FormatStyle
     .RegexComponent(timeZone:TimeZone,includingFractionalSeconds:Bool=,dateSeparator:DateSeparator=,dateTimeSeparator:DateTimeSeparator=,timeSeparator:TimeSeparator=)>Self
     .RegexComponent>ISO8601FormatStyle .TimeZone(_:Width)>TimeZone
    iso8601Components
     .RegexComponent(timeZone:TimeZone,includingFractionalSeconds:Bool=,dateSeparator:DateSeparator=,dateTimeSeparator:DateTimeSeparator=,timeSeparator:TimeSeparator=)>Self
     .RegexComponent>ISO8601FormatStyle
    iso8601ComponentsWithTimeZone
     .RegexComponent(includingFractionalSeconds:Bool=,dateSeparator:DateSeparator=,dateTimeSeparator:DateTimeSeparator=,timeSeparator:TimeSeparator=,timeZoneSeparator:TimeZoneSeparator=)>Self
    iso8601Date .RegexComponent(timeZone:TimeZone,dateSeparator:DateSeparator=)>Self
    iso8601DateComponents .RegexComponent(timeZone:TimeZone,dateSeparator:DateSeparator=)>Self
    iso8601WithTimeZone
     .RegexComponent(includingFractionalSeconds:Bool=,dateSeparator:DateSeparator=,dateTimeSeparator:DateTimeSeparator=,timeSeparator:TimeSeparator=,timeZoneSeparator:TimeZoneSeparator=)>Self
    isoCode .Presentation>Presentation
    isoCountryCode ?
    isoCountryCodes .NSLocale>Array
    isoCurrencies .Currency>Array
    isoCurrencyCodes .Locale>Array .NSLocale>Array
    isoLanguageCodes .LanguageCode>Array .Locale>Array .NSLocale>Array
    isoLatin1 .Encoding>Encoding
    isoLatin2 .Encoding>Encoding
    isoRegionCodes .Locale>Array
    isoRegions .Region(ofCategory:Category)>Array .Region>Array
    israel .Region>Region
    italian .LanguageCode>LanguageCode
    italic ? Font(_:Bool=)>Font
    italicSystemFont .UIFont(ofSize:CGFloat)>UIFont ?
    italy .Region>Region
    item ? ??
    itemIdentifier ?
    itemIdentifiers ?
    itemProvider ?
    itemProviderVisibilityForRepresentation .UIColor(withTypeIdentifier:String) ?
     UIColor(withTypeIdentifier:String)
    itemProviders ?
    itemReplacementDirectory .SearchPathDirectory
    itemSize ?
    jamaica .Region>Region
    japan .Region>Region
    japanese .Identifier .Identifier>Identifier .LanguageCode>LanguageCode .Script>Script
    japaneseEUC .Encoding>Encoding
    jersey .Region>Region
    joinNames ?
    joined BidirectionalCollection(separator:String=)>String LazySequenceProtocol()>LazySequence
     Sequence()>FlattenSequence Sequence(separator)>JoinedSequence
     Sequence(separator:String=)>String
    jordan .Region>Region
    joule .Unit
    joules .UnitEnergy>UnitEnergy
    jpegData ?
    jsonObject .JSONSerialization(with:Data,options:ReadingOptions=)
     .JSONSerialization(with:InputStream,options:ReadingOptions=)
    julianModified .Day(minimumLength:Int=)>Day
    justified ?
    kanaVoicing .CanonicalCombiningClass>CanonicalCombiningClass
    kannada .Identifier .LanguageCode>LanguageCode .Script>Script
    kashmiri .LanguageCode>LanguageCode
    katakana .Script>Script
    kazakh .LanguageCode>LanguageCode
    kazakhstan .Region>Region
    kb .Unit .Units>Units
    keepAlways ?
    keepCurrent .AttributeMergePolicy
    keepNew .AttributeMergePolicy
    kelvin .UnitTemperature>UnitTemperature
    kenya .Region>Region
    kerning ?
    key ? DictionaryKeyDefaultValueSubscript DictionaryKeySubscript Variable>VariableID
    keyCommands ?
    keyDecodingStrategy JSONDecoder>KeyDecodingStrategy
    keyDown ?
    keyEncodingStrategy JSONEncoder>KeyEncodingStrategy
    keyEnumerator NSDictionary()>NSEnumerator
    keyEquivalent ?
    keyEquivalentModifierMask ?
    keyNotFound .DecodingError(_:CodingKey,_:Context)
    keyPath .ExpressionType ? KeyPath KeyPathComparator NSSortDescriptor SortDescriptor
    keyPathsForValuesAffectingValue ??
    keyTimes ?
    keyUp ?
    keyValueValidation .CocoaError>Code .Code>Code
    keyWindow ?
    keyboard ?
    keyboardAnimationCurveUserInfoKey ?
    keyboardAnimationDurationUserInfoKey ?
    keyboardAppearance ?
    keyboardDidHideNotification ?
    keyboardDidShowNotification ?
    keyboardDismissMode ?
    keyboardFrameBeginUserInfoKey ?
    keyboardFrameEndUserInfoKey ?
    keyboardLayoutGuide ?
    keyboardShortcut ?
    keyboardType ?
    keyboardWillChangeFrameNotification ?
    keyboardWillHideNotification ?
    keyboardWillShowNotification ?
    keyboards ?
    keyframeAnimator ?
    keys ? Dictionary
    keysOfEntries NSDictionary(options:NSEnumerationOptions=,passingTest:f)>Set
     NSDictionary(passingTest:f)>Set
    keysOfUnsetValuesKey .URLResourceKey>URLResourceKey
    keysSortedByValue NSDictionary(comparator:f)>Array
     NSDictionary(options:NSSortOptions=,usingComparator:f)>Array
    khmer .LanguageCode>LanguageCode .Script>Script
    kibibits .UnitInformationStorage>UnitInformationStorage
    kibibytes .UnitInformationStorage>UnitInformationStorage
    kiloampereHours .UnitElectricCharge>UnitElectricCharge
    kiloamperes .UnitElectricCurrent>UnitElectricCurrent
    kilobits .UnitInformationStorage>UnitInformationStorage
    kilobytes .UnitInformationStorage>UnitInformationStorage
    kilocalorie .Unit
    kilocalories .UnitEnergy>UnitEnergy
    kilogram .Unit
    kilograms .UnitMass>UnitMass
    kilohertz .UnitFrequency>UnitFrequency
    kilojoule .Unit
    kilojoules .UnitEnergy>UnitEnergy
    kiloliters .UnitVolume>UnitVolume
    kilometer .Unit
    kilometers .UnitLength>UnitLength
    kilometersPerHour .UnitSpeed>UnitSpeed
    kiloohms .UnitElectricResistance>UnitElectricResistance
    kilopascals .UnitPressure>UnitPressure
    kilovolts .UnitElectricPotentialDifference>UnitElectricPotentialDifference
    kilowattHours .UnitEnergy>UnitEnergy
    kilowatts .UnitPower>UnitPower
    kind Issue>Kind KeyPath Progress>ProgressKind ValidationError>Kind XMLNode>Kind
    kiribati .Region>Region
    knots .UnitSpeed>UnitSpeed
    knownIssueNotRecorded .Kind
    knownTimeZoneIdentifiers .TimeZone>Array
    knownTimeZoneNames .NSTimeZone>Array
    konkani .LanguageCode>LanguageCode
    korean .LanguageCode>LanguageCode .Script>Script
    kosovo .Region>Region
    kurdish .LanguageCode>LanguageCode
    kurdishSorani .LanguageCode>LanguageCode
    kuwait .Region>Region
    kyrgyz .LanguageCode>LanguageCode
    kyrgyzstan .Region>Region
    label .UIColor>UIColor ? DispatchQueue>String RemoteCallArgument>String
    labelColor ?
    labelColorKey .URLResourceKey>URLResourceKey
    labelFontSize .UIFont>CGFloat ?
    labelNumber URLResourceValues>Int
    labelNumberKey .URLResourceKey>URLResourceKey
    labelStyle ?
    labelsHidden ?
    language .Key>Key Locale>Language
    languageCode .Key>Key Components>LanguageCode Language>LanguageCode Locale>String
    languageComponents Components>Components
    languageIdentifier FoundationAttributes>LanguageIdentifierAttribute
    lao .LanguageCode>LanguageCode .Script>Script
    laos .Region>Region
    large ?
    largeContentTitle ?
    largeTitle .Font>Font ?
    largeTitleDisplayMode ?
    largeTitleTextAttributes ?
    largestUndimmedDetentIdentifier ?
    last .RepeatedTimePolicy ? BidirectionalCollection BidirectionalCollection(where:f)
     IndexSet>Element Publisher() Publisher(where:f)
    lastBaselineAnchor ?
    lastEqual .NSBinarySearchingOptions>NSBinarySearchingOptions
    lastIndex BidirectionalCollection(of) BidirectionalCollection(where:f) NSIndexSet>Int
    lastObject NSArray NSOrderedSet
    lastPathComponent NSString>String NSURL>String URL>String
    lastRange DataProtocol(of)>Range DataProtocol(of,in)>Range NSData(of,in)>Range
    lastTextBaseline ?
    latencyCritical ?
    laterDate NSDate(_:Date)>Date
    latin .Script>Script
    latinAmerica .Region>Region
    latinToArabic .StringTransform>StringTransform
    latinToCyrillic .StringTransform>StringTransform
    latinToGreen .StringTransform>StringTransform
    latinToHangul .StringTransform>StringTransform
    latinToHebrew .StringTransform>StringTransform
    latinToHiragana .StringTransform>StringTransform
    latinToKatakana .StringTransform>StringTransform
    latinToThai .StringTransform>StringTransform
    latitude ?
    latvia .Region>Region
    latvian .LanguageCode>LanguageCode
    launch ? Process()
    launchApplication ?
    launchArguments ?
    launchEnvironment ?
    launchPath Process>String
    launchScreen ?
    launchedProcess .Process(launchPath:String,arguments:Array)>Process
    layer ?
    layerClass ?
    layoutAreas ?
    layoutAttributesForElements ?
    layoutAttributesForItem ?
    layoutAttributesForSupplementaryView ?
    layoutDirection ?
    layoutFittingCompressedSize ?
    layoutFittingExpandedSize ?
    layoutFrame ?
    layoutGuides ?
    layoutIfNeeded ?
    layoutItems ?
    layoutManager ?
    layoutMargins ?
    layoutMarginsDidChange ?
    layoutMarginsGuide ?
    layoutPriority ?
    layoutSublayers ?
    layoutSubviews ?
    layoutValue ?
    lazy LazyCollectionProtocol LazyCollectionProtocol>LazyCollection LazySequenceProtocol
     LazySequenceProtocol>LazySequence Sequence>LazySequence
    leadSurrogate .UTF16(_:Scalar)>CodeUnit
    leading ? EdgeInsets>CGFloat Font(_)>Font UIFont>CGFloat
    leadingAnchor ?
    leadingSwipeActionsConfigurationProvider ?
    leadingZeroBitCount FixedWidthInteger>Int Int128>Int Int16>Int Int32>Int Int64>Int Int8>Int
     Int>Int SIMD>Self UInt128>Int UInt16>Int UInt32>Int UInt64>Int UInt8>Int UInt>Int
    leastFiniteMagnitude .Decimal>Decimal
    leastNonzeroMagnitude .CGFloat>CGFloat .Decimal>Decimal .Double>Double .Float16>Float16
     .Float80>Float80 .Float>Float .FloatingPoint>Self
    leastNormalMagnitude .CGFloat>CGFloat .Decimal>Decimal .Double>Double .Float16>Float16
     .Float80>Float80 .Float>Float .FloatingPoint>Self
    leave DispatchGroup()
    lebanon .Region>Region
    left .CanonicalCombiningClass>CanonicalCombiningClass NSEdgeInsets>CGFloat
    leftAnchor ?
    leftBarButtonItem ?
    leftBarButtonItems ?
    leftItemsSupplementBackButton ?
    leftToRight .LanguageDirection .WritingDirection
    leftView ?
    leftViewMode ?
    legibilityWeight ?
    lemma ?
    length NSAttributedString>Int NSData>Int NSIndexPath>Int NSMutableData>Int NSString>Int
    lengthOfBytes NSString(using:UInt)>Int StringProtocol(using:Encoding)>Int
    lenient FloatingPointParseStrategy>Bool IntegerParseStrategy>Bool ParseStrategy>Bool
    lesotho .Region>Region
    lessThan .ComparisonOperator .Operator
    lessThanOrEqual .ComparisonOperator
    lessThanOrEqualTo .Operator ?
    lessThanOrEqualToConstant ?
    lessThanSymbolInAttributeError .ErrorCode
    letter .NSMutableCharacterSet()>NSMutableCharacterSet .PartOfSpeech
    letterNumber .GeneralCategory
    letters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    level ? DirectoryEnumerator>Int XMLNode>Int
    levelsOfUndo ??
    lexical .StandardComparator>StandardComparator
    lexicalClass ?
    lexicographicallyPrecedes Sequence(_)>Bool Sequence(_,by:f)>Bool
    lhs Arithmetic Comparison Conjunction Disjunction Equal FloatDivision IntDivision IntRemainder
     NilCoalesce NotEqual
    liberia .Region>Region
    libraryDirectory .SearchPathDirectory
    libya .Region>Region
    liechtenstein .Region>Region
    lifetime ?
    light ?
    lightGray .UIColor>UIColor ?
    lightText .UIColor>UIColor ?
    lightyears .UnitLength>UnitLength
    like .Operator
    limitDate RunLoop(forMode:Mode)>Date
    line SourceLocation>Int
    lineBreakMode ?
    lineCap ?
    lineCapStyle ?
    lineDashPattern ?
    lineDashPhase ?
    lineDirection .Locale(forLanguage:String)>LanguageDirection
     .NSLocale(forLanguage:String)>LanguageDirection
    lineFragmentPadding ?
    lineHeight ? UIFont>CGFloat
    lineHeightMultiple ?
    lineJoin ?
    lineJoinStyle ?
    lineLayoutDirection Language>LanguageDirection
    lineLength64Characters .Base64EncodingOptions>Base64EncodingOptions
    lineLength76Characters .Base64EncodingOptions>Base64EncodingOptions
    lineLimit ?
    lineNumber XMLParser>Int
    lineRange NSString(for) StringProtocol(for:RangeExpression)>Range
    lineSeparator .GeneralCategory
    lineSpacing ?
    lineWidth ?
    linear ?
    linearExposure ? UIColor>CGFloat
    link .CheckingType>CheckingType .FileSystemEvent>FileSystemEvent .UIColor>UIColor ?
     FoundationAttributes>LinkAttribute
    linkCount URLResourceValues>Int
    linkCountKey .URLResourceKey>URLResourceKey
    linkItem FileManager(at:URL,to:URL) FileManager(atPath:String,toPath:String)
    linkTextAttributes ?
    links ?
    list .FormatStyle(memberStyle,type,width=)>Self .FormatStyle(type,width=)>Self
     .Value(_:Sequence)>Value
    listItem .Context .FormatStyleCapitalizationContext>FormatStyleCapitalizationContext
    listItemTint ?
    listRowBackground ?
    listRowInsets ?
    listRowSeparator ?
    listRowSeparatorTint ?
    listRowSpacing ?
    listSectionSeparator ?
    listSectionSpacing ?
    listStyle ?
    listType ListFormatStyle
    literal .CompareOptions>CompareOptions
    literalNotFinishedError .ErrorCode
    literalNotStartedError .ErrorCode
    liters .UnitVolume>UnitVolume
    litersPer100Kilometers .UnitFuelEfficiency>UnitFuelEfficiency
    lithuania .Region>Region
    lithuanian .LanguageCode>LanguageCode
    littleEndian FixedWidthInteger>Self
    load ? Atomic(ordering:AtomicLoadOrdering) AtomicLazyReference() Bundle()>Bool
     Slice(fromByteOffset:Int=,as) UnsafeMutableRawBufferPointer(fromByteOffset:Int=,as)
     UnsafeMutableRawPointer(fromByteOffset:Int=,as)
     UnsafeRawBufferPointer(fromByteOffset:Int=,as) UnsafeRawPointer(fromByteOffset:Int=,as)
    loadAndReturnError Bundle()
    loadData ? UIColor(withTypeIdentifier:String,forItemProviderCompletionHandler:f)>Progress
    loadDataRepresentation ??
    loadFileRepresentation ??
    loadFileURL ?
    loadHTMLString ?
    loadInPlaceFileRepresentation ??
    loadItem ??
    loadNibNamed ?
    loadObject ??
    loadPersistentStores ?
    loadTracks ?
    loadTransferable ??
    loadUnaligned Slice(fromByteOffset:Int=,as)
     UnsafeMutableRawBufferPointer(fromByteOffset:Int=,as)
     UnsafeMutableRawPointer(fromByteOffset:Int=,as)
     UnsafeRawBufferPointer(fromByteOffset:Int=,as) UnsafeRawPointer(fromByteOffset:Int=,as)
    loadValuesAsynchronously ?
    loadView ?
    loadViewIfNeeded ?
    local .NSTimeZone>TimeZone
    localAddress URLSessionTaskTransactionMetrics>String
    localCache .ResourceFetchType
    localDomainMask .SearchPathDomainMask>SearchPathDomainMask
    localIdentifier ?
    localName .XMLNode(forName:String)>String XMLNode>String
    localPort URLSessionTaskTransactionMetrics>String
    locale ? AnchoredRelativeFormatStyle(_:Locale)>AnchoredRelativeFormatStyle
     AnchoredRelativeFormatStyle>Locale Attributed(_:Locale) Attributed(_:Locale)>Attributed
     Attributed>Locale AttributedStyle(_:Locale)>AttributedStyle
     ByteCountFormatStyle(_:Locale)>ByteCountFormatStyle ByteCountFormatStyle>Locale
     Calendar>Locale Comparator>Locale Currency(_:Locale) Currency(_:Locale)>Currency
     Currency>Locale DateFormatter>Locale DateIntervalFormatter>Locale
     FloatingPointFormatStyle(_:Locale)>FloatingPointFormatStyle FloatingPointFormatStyle>Locale
     FormatStyle(_:Locale)>FormatStyle FormatStyle(_:Locale)>Self FormatStyle>Locale
     IntegerFormatStyle(_:Locale)>IntegerFormatStyle IntegerFormatStyle>Locale
     IntervalFormatStyle(_:Locale)>IntervalFormatStyle IntervalFormatStyle>Locale
     ListFormatStyle(_:Locale)>ListFormatStyle ListFormatStyle>Locale NSCalendar>Locale
     NumberFormatter>Locale ParseStrategy>Locale Percent(_:Locale) Percent(_:Locale)>Percent
     Percent>Locale RelativeFormatStyle(_:Locale)>RelativeFormatStyle RelativeFormatStyle>Locale
     Scanner TimeFormatStyle(_:Locale)>TimeFormatStyle TimeFormatStyle>Locale
     UnitsFormatStyle(_:Locale)>UnitsFormatStyle UnitsFormatStyle>Locale
     VerbatimFormatStyle(_:Locale)>VerbatimFormatStyle VerbatimFormatStyle>Locale
    localeIdentifier .NSLocale(fromComponents:Dictionary)>String
     .NSLocale(fromWindowsLocaleCode:UInt32)>String
    locality ?
    localizations Bundle>Array
    localized .EnumerationOptions>EnumerationOptions
    localizedAdditionalDescription Progress>String
    localizedCapitalized NSString>String StringProtocol>String
    localizedCaseInsensitiveCompare NSString(_:String)>ComparisonResult
     StringProtocol(_)>ComparisonResult
    localizedCaseInsensitiveContains ?? NSString(_:String)>Bool StringProtocol(_)>Bool
    localizedCompare NSString(_:String)>ComparisonResult StringProtocol(_)>ComparisonResult
    localizedCurrency .RegexComponent(code:Currency,locale:Locale)>Self
    localizedDecimal .RegexComponent(locale:Locale)>Self
    localizedDescription Error>String NSError>String Progress>String
    localizedDouble .RegexComponent(locale:Locale)>Self
    localizedDoublePercentage .RegexComponent(locale:Locale)>Self
    localizedFailureReason NSError>String
    localizedFallbackTitle ?
    localizedGMT .TimeZone(_:Width)>TimeZone
    localizedInfoDictionary Bundle>Dictionary
    localizedInteger .RegexComponent(locale:Locale)>Self
    localizedIntegerCurrency .RegexComponent(code:Currency,locale:Locale)>Self
    localizedIntegerPercentage .RegexComponent(locale:Locale)>Self
    localizedLabel URLResourceValues>String
    localizedLabelKey .URLResourceKey>URLResourceKey
    localizedLowercase NSString>String StringProtocol>String
    localizedName .NSString(of:UInt)>String .String(of:Encoding)>String Host>String
     NSTimeZone(_:NameStyle,locale:Locale?)>String TimeZone(for:NameStyle,locale:Locale?)>String
     URLResourceValues>String
    localizedNameKey .URLResourceKey>URLResourceKey
    localizedRecoveryOptions NSError>Array
    localizedRecoverySuggestion NSError>String
    localizedScanner .Scanner(with:String)
    localizedStandardCompare ?? NSString(_:String)>ComparisonResult
     StringProtocol(_)>ComparisonResult
    localizedStandardContains ?? NSString(_:String)>Bool StringProtocol(_)>Bool
    localizedStandardRange NSString(of:String) StringProtocol(of)>Range
    localizedString .DateFormatter(from:Date,dateStyle:Style,timeStyle:Style)>String
     .HTTPURLResponse(forStatusCode:Int)>String
     .NumberFormatter(from:NSNumber,number:Style)>String
     Bundle(forKey:String,value:String?,table:String?)>String Locale(for:Identifier)>String
     Locale(forCollationIdentifier:String)>String Locale(forCollatorIdentifier:String)>String
     Locale(forCurrencyCode:String)>String Locale(forIdentifier:String)>String
     Locale(forLanguageCode:String)>String Locale(forRegionCode:String)>String
     Locale(forScriptCode:String)>String Locale(forVariantCode:String)>String
    localizedStringWithFormat .String(_:String,_:CVarArg*)>String
    localizedTypeDescription URLResourceValues>String
    localizedTypeDescriptionKey .URLResourceKey>URLResourceKey
    localizedUppercase NSString>String StringProtocol>String
    localizesFormat NumberFormatter>Bool
    location ?
    locationInWindow ?
    locationManager ?
    locationManagerDidChangeAuthorization ?
    locationServicesEnabled ?
    locations ?
    lock NSCondition() NSConditionLock() NSConditionLock(before:Date)>Bool
     NSConditionLock(whenCondition:Int) NSConditionLock(whenCondition:Int,before:Date)>Bool
     NSLock() NSLock(before:Date)>Bool NSLocking() NSRecursiveLock()
     NSRecursiveLock(before:Date)>Bool
    lockForConfiguration ?
    logicalAnd Atomic(_:Bool,ordering:AtomicUpdateOrdering)
    logicalOr Atomic(_:Bool,ordering:AtomicUpdateOrdering)
    logicalXor Atomic(_:Bool,ordering:AtomicUpdateOrdering)
    logicallyComplete ?
    long .DateStyle>DateStyle .Style .UnitStyle .Width
    longCharacterIsMember NSCharacterSet(_:UInt32)>Bool
    longEraSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    longLongValue NSString>Int64
    longestEffectiveRangeNotRequired .EnumerationOptions>EnumerationOptions
    longitude ?
    lossOfPrecision .CalculationError
    low .GlobalQueuePriority .QueuePriority .TaskPriority>TaskPriority
    lowHalf SIMD16>SIMD8 SIMD32>SIMD16 SIMD4>SIMD2 SIMD64>SIMD32 SIMD8>SIMD4
    lowPriority .URLSessionTask>Float
    lower ClosedRange Range
    lowerBound ClosedRange PartialRangeFrom Range
    lowercaseLetter .GeneralCategory .NSMutableCharacterSet()>NSMutableCharacterSet
    lowercaseLetters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    lowercaseMapping Properties>String
    lowercaseSmallCaps ? Font(_:Bool=)>Font
    lowercased Character()>String NSString(with:Locale?)>String NSString>String String()>String
     StringProtocol()>String StringProtocol(with:Locale?)>String Substring()>String
    ltRequiredError .ErrorCode
    ltSlashRequiredError .ErrorCode
    luminanceToAlpha ?
    lux .UnitIlluminance>UnitIlluminance
    luxembourg .Region>Region
    m11 AffineTransform>CGFloat NSAffineTransformStruct>CGFloat
    m12 AffineTransform>CGFloat NSAffineTransformStruct>CGFloat
    m21 AffineTransform>CGFloat NSAffineTransformStruct>CGFloat
    m22 AffineTransform>CGFloat NSAffineTransformStruct>CGFloat
    m4a ?
    m4v ?
    macOSRoman .Encoding>Encoding
    macao .Region>Region
    macedonian .LanguageCode>LanguageCode
    madagascar .Region>Region
    magenta .UIColor>UIColor ?
    magnification ?
    magnificationFilter ?
    magnitude ? CGFloat>CGFloat Decimal>Decimal Double>Double Float16>Float16 Float80>Float80
     Float>Float Int128>Magnitude Int16>UInt16 Int32>UInt32 Int64>UInt64 Int8>UInt8 Int>UInt
     Numeric UInt128>UInt128 UnsignedInteger>Self
    mailComposeController ?
    main .Bundle>Bundle .DispatchQueue>DispatchQueue .OperationQueue>OperationQueue
     .RunLoop>RunLoop ? BlockOperation() Operation() Thread()
    mainContext ?
    mainDocumentURL NSMutableURLRequest>URL NSURLRequest>URL URLRequest>URL
    mainMenu ?
    mainMixerNode ?
    mainThread .Thread>Thread
    mainWindow ?
    maithili .LanguageCode>LanguageCode
    majorVersion OperatingSystemVersion>Int
    makeAsyncIterator AsyncCompactMapSequence() AsyncDropFirstSequence() AsyncDropWhileSequence()
     AsyncFilterSequence() AsyncFlatMapSequence() AsyncMapSequence() AsyncPrefixSequence()
     AsyncPrefixWhileSequence() AsyncSequence() AsyncStream() AsyncThrowingCompactMapSequence()
     AsyncThrowingDropWhileSequence() AsyncThrowingFilterSequence() AsyncThrowingFlatMapSequence()
     AsyncThrowingMapSequence() AsyncThrowingPrefixWhileSequence() AsyncThrowingStream()
     Observations() TaskGroup() ThrowingTaskGroup()
    makeBody ?
    makeBuffer ?
    makeCache ?
    makeCharacterIterator UTF8Span()>CharacterIterator
    makeCommandBuffer ?
    makeCommandQueue ?
    makeComputePipelineState ?
    makeConnectable ? Publisher()
    makeContiguousUTF8 String() Substring()
    makeCoordinator ?
    makeDefaultLibrary ?
    makeFirstResponder ?
    makeFunction ?
    makeImage ?
    makeInvocationEncoder DistributedActorSystem()
     LocalTestingDistributedActorSystem()>InvocationEncoder
    makeIterator AnyBidirectionalCollection() AnyCollection() AnyRandomAccessCollection()
     AnySequence() AttributesSlice1() AttributesSlice2() AttributesSlice3() AttributesSlice4()
     AttributesSlice5() Collection() Collection()>IndexingIterator CollectionOfOne()
     Data()>Iterator Dictionary() DispatchData()>Iterator DropFirstSequence() DropWhileSequence()
     EmptyCollection() EnumeratedSequence() FlattenSequence() IndexPath()>IndexingIterator
     IndexSet()>IndexingIterator JoinedSequence() Keys() LazyDropWhileSequence()
     LazyFilterSequence() LazyMapSequence() LazyPrefixWhileSequence() LazySequence()
     NSArray()>Iterator NSDictionary()>Iterator NSEnumerator()>Iterator
     NSIndexSet()>NSIndexSetIterator NSOrderedSet()>Iterator NSSet()>Iterator PartialRangeFrom()
     PrefixSequence() RangeView()>IndexingIterator ReversedCollection() Sequence() Sequence()>Self
     Set() StrideThrough()>StrideThroughIterator StrideTo()>StrideToIterator String()>Iterator
     UTF16View()>Iterator UnicodeScalarView()>Iterator UnsafeBufferPointer()
     UnsafeMutableBufferPointer() UnsafeMutableRawBufferPointer()>Iterator
     UnsafeRawBufferPointer()>Iterator Values() Zip2Sequence()
    makeKey ?
    makeKeyAndOrderFront ?
    makeKeyAndVisible ?
    makeLibrary ?
    makeMain ?
    makeNSView ?
    makeNSViewController ?
    makeReadSource .DispatchSource(fileDescriptor:Int32,queue:DispatchQueue?=)>DispatchSourceRead
    makeRenderCommandEncoder ?
    makeRenderPipelineState ?
    makeSignalSource .DispatchSource(signal:Int32,queue:DispatchQueue?=)>DispatchSourceSignal
    makeSignpostID ?
    makeStream .AsyncStream(of=,bufferingPolicy=)
     .AsyncThrowingStream(of=,throwing=,bufferingPolicy=)
    makeTexture ?
    makeTimerSource .DispatchSource(flags:TimerFlags=,queue:DispatchQueue?=)>DispatchSourceTimer
    makeTouchBar ?
    makeUIView ?
    makeUIViewController ?
    makeUnicodeScalarIterator UTF8Span()>UnicodeScalarIterator
    makeUserDataAddSource .DispatchSource(queue:DispatchQueue?=)>DispatchSourceUserDataAdd
    makeUserDataOrSource .DispatchSource(queue:DispatchQueue?=)>DispatchSourceUserDataOr
    makeUserDataReplaceSource .DispatchSource(queue:DispatchQueue?=)>DispatchSourceUserDataReplace
    makeView ?
    makeWriteSource
     .DispatchSource(fileDescriptor:Int32,queue:DispatchQueue?=)>DispatchSourceWrite
    malawi .Region>Region
    malay .LanguageCode>LanguageCode
    malayalam .Identifier .LanguageCode>LanguageCode .Script>Script
    malaysia .Region>Region
    maldives .Region>Region
    mali .Region>Region
    malta .Region>Region
    maltese .LanguageCode>LanguageCode
    managedObjectClassName ?
    managedObjectContext ?
    managedObjectModel ?
    mandarinToLatin .StringTransform>StringTransform
    mandatoryExtensionMissing .CloseCode
    manipuri .LanguageCode>LanguageCode
    map ? AnyBidirectionalCollection(_:f)>Array AnyCollection(_:f)>Array
     AnyRandomAccessCollection(_:f)>Array AnySequence(_:f)>Array
     AsyncSequence(_:f)>AsyncMapSequence AsyncSequence(_:f)>AsyncThrowingMapSequence
     Collection(_:f)>Array LazyMapSequence(_:f)>LazyMapCollection
     LazyMapSequence(_:f)>LazyMapSequence LazySequenceProtocol(_:f)>LazyMapSequence Optional(_:f)
     Publisher(_) Publisher(_,_) Publisher(_,_,_) Publisher(_:f) Result(_:f)>Result
     Sequence(_:f)>Array
    mapError ? Publisher(_:f) Result(_:f)>Result
    mapType ?
    mapValues Dictionary(_:f)>Dictionary
    mapView ?
    mapViewDidFinishLoadingMap ?
    mappedIfSafe .ReadingOptions>ReadingOptions
    maps ?
    marathi .Identifier .LanguageCode>LanguageCode
    markdownName .MarkdownDecodableAttributedStringKey>String
    markedTextRange ?
    marshallIslands .Region>Region
    martinique .Region>Region
    masculine .GrammaticalGender
    mask ? DispatchSourceProtocol>UInt
    maskView ?
    maskedCorners ?
    masksToBounds ?
    mass ?
    matchFirst .Options>Options
    matchLast .Options>Options
    matchNextTime .Options>Options
    matchNextTimePreservingSmallerUnits .Options>Options
    matchPreviousTimePreservingSmallerUnits .Options>Options
    matchStrictly .Options>Options
    matchedGeometryEffect ?
    matchedTransitionSource ?
    matches .Operator BidirectionalCollection(of:RegexComponent)>Array
     BidirectionalCollection(of:f)>Array
     NSRegularExpression(in:String,options:MatchingOptions=,range)>Array
    matching ?
    matchingPolicy RecurrenceRule>MatchingPolicy
    matchingSemantics Regex(_:RegexSemanticLevel)>Regex
    mathSymbol .GeneralCategory
    mauritania .Region>Region
    mauritius .Region>Region
    max .FixedWidthInteger>Self .Int128>Int128 .SignedInteger>Self .UInt128>UInt128
     .UnsignedInteger>Self ? AsyncSequence() AsyncSequence(by:f)
     Atomic(_:Int,ordering:AtomicUpdateOrdering) Atomic(_:Int128,ordering:AtomicUpdateOrdering)
     Atomic(_:Int16,ordering:AtomicUpdateOrdering) Atomic(_:Int32,ordering:AtomicUpdateOrdering)
     Atomic(_:Int64,ordering:AtomicUpdateOrdering) Atomic(_:Int8,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt,ordering:AtomicUpdateOrdering) Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
     Publisher() Publisher(by:f) SIMD() Sequence() Sequence(by:f) String(_,_)
    maxConcurrentOperationCount OperationQueue>Int
    maxSize ?
    maxX .NSRectEdge ? CGRect>CGFloat
    maxXEdge .CGRectEdge
    maxY .NSRectEdge ? CGRect>CGFloat
    maxYEdge .CGRectEdge
    maximalIdentifier Language>String
    maximum .FloatingPoint(_,_)>Self .NSDecimalNumber>NSDecimalNumber NumberFormatter>NSNumber
    maximumAge .HTTPCookiePropertyKey>HTTPCookiePropertyKey
    maximumDate ?
    maximumFractionDigits NumberFormatter>Int
    maximumIntegerDigits NumberFormatter>Int
    maximumLength FractionalPartDisplayStrategy>Int
    maximumLengthOfBytes NSString(using:UInt)>Int StringProtocol(using:Encoding)>Int
    maximumLineHeight ?
    maximumMagnitude .FloatingPoint(_,_)>Self
    maximumMessageSize URLSessionWebSocketTask>Int
    maximumNumberOfTouches ?
    maximumRange Calendar(of:Component)>Range NSCalendar(of:Unit)
    maximumSignificantDigits NumberFormatter>Int
    maximumTrackTintColor ?
    maximumUnitCount ? UnitsFormatStyle>Int
    maximumValue ?
    maximumZoomScale ?
    mayotte .Region>Region
    mb .Unit .Units>Units
    measure ? Clock(_:f) Clock(isolation:Actor?=,_:f)
     XCTestCase(file:StaticString=,line:Int=,block:f)
    measureInterval ? Publisher(using,options=)
    measureMetrics
     XCTestCase(_:Array,automaticallyStartMeasuring:Bool,file:StaticString=,line:Int=,for:f)
    measurement FoundationAttributes>MeasurementAttribute
    measurementSystem .Key>Key Components>MeasurementSystem Locale>MeasurementSystem
    measurementSystems .MeasurementSystem>Array
    mebibits .UnitInformationStorage>UnitInformationStorage
    mebibytes .UnitInformationStorage>UnitInformationStorage
    mediaType ?
    medium .Style .TaskPriority>TaskPriority .UnitStyle ?
    megaampereHours .UnitElectricCharge>UnitElectricCharge
    megaamperes .UnitElectricCurrent>UnitElectricCurrent
    megabits .UnitInformationStorage>UnitInformationStorage
    megabytes .UnitInformationStorage>UnitInformationStorage
    megahertz .UnitFrequency>UnitFrequency
    megaliters .UnitVolume>UnitVolume
    megameters .UnitLength>UnitLength
    megaohms .UnitElectricResistance>UnitElectricResistance
    megapascals .UnitPressure>UnitPressure
    megavolts .UnitElectricPotentialDifference>UnitElectricPotentialDifference
    megawatts .UnitPower>UnitPower
    meiteiMayek .Script>Script
    member NSSet(_)
    memory .CountStyle .Style
    memoryCapacity URLCache>Int
    menu ?
    menuActionTriggered ?
    menuBar ?
    menuBarItems ?
    menuBars ?
    menuButtons ?
    menuIndicator ?
    menuItems ?
    menuNeedsUpdate ?
    menuOrder ?
    menuStyle ?
    menus ?
    merge ? AttributeContainer(_:AttributeContainer,mergePolicy:AttributeMergePolicy=)
     Dictionary(_,uniquingKeysWith:f) Dictionary(_:Dictionary,uniquingKeysWith:f) Publisher(with)
     Publisher(with,_) Publisher(with,_,_) Publisher(with,_,_,_) Publisher(with,_,_,_,_)
     Publisher(with,_,_,_,_,_) Publisher(with,_,_,_,_,_,_)
    mergeAttributes AttributedString(_:AttributeContainer,mergePolicy:AttributeMergePolicy=)
     AttributedStringAttributeMutation(_:AttributeContainer,mergePolicy:AttributeMergePolicy)
     AttributedSubstring(_:AttributeContainer,mergePolicy:AttributeMergePolicy=)
     DiscontiguousAttributedSubstring(_:AttributeContainer,mergePolicy:AttributeMergePolicy=)
    mergeByPropertyObjectTrump ?
    mergeByPropertyStoreTrump ?
    mergeChanges ?
    mergePolicy ?
    merging
     AttributeContainer(_:AttributeContainer,mergePolicy:AttributeMergePolicy=)>AttributeContainer
     Dictionary(_,uniquingKeysWith:f)>Dictionary
     Dictionary(_:Dictionary,uniquingKeysWith:f)>Dictionary
    mergingAttributes
     AttributedStringProtocol(_:AttributeContainer,mergePolicy:AttributeMergePolicy=)>AttributedString
    message DistributedActorCodingError>String ExecuteDistributedTargetError>String
     LocalTestingDistributedActorSystemError>String XCTSkip>String
    messageComposeViewController ?
    messageText ?
    messageTooBig .CloseCode
    messages NotificationCenter(of,for,bufferSize:Int=)
     NotificationCenter(of=,for,bufferSize:Int=)
    metadata ?
    metadataObjectTypes ?
    metadataOutput ?
    meter .Unit
    meters .UnitLength>UnitLength
    metersPerSecond .UnitSpeed>UnitSpeed
    metersPerSecondSquared .UnitAcceleration>UnitAcceleration
    metric .MeasurementSystem>MeasurementSystem
    metricCups .UnitVolume>UnitVolume
    metricTons .UnitMass>UnitMass
    mexico .Region>Region
    microampereHours .UnitElectricCharge>UnitElectricCharge
    microamperes .UnitElectricCurrent>UnitElectricCurrent
    micrograms .UnitMass>UnitMass
    microhertz .UnitFrequency>UnitFrequency
    micrometers .UnitLength>UnitLength
    micronesia .Region>Region
    microohms .UnitElectricResistance>UnitElectricResistance
    microseconds .DispatchTimeInterval(_:Int) .Duration(_)>Duration .Duration(_:Double)>Duration
     .Field .Unit>Unit .UnitDuration>UnitDuration
    microvolts .UnitElectricPotentialDifference>UnitElectricPotentialDifference
    microwatts .UnitPower>UnitPower
    midX ? CGRect>CGFloat
    midY ? CGRect>CGFloat
    middleName .Component NSPersonNameComponents>String PersonNameComponents>String
    middleOfSentence .Context .FormatStyleCapitalizationContext>FormatStyleCapitalizationContext
    migratePersistentStore ?
    mile .Unit
    miles .UnitLength>UnitLength
    milesPerGallon .UnitFuelEfficiency>UnitFuelEfficiency
    milesPerHour .UnitSpeed>UnitSpeed
    milesPerImperialGallon .UnitFuelEfficiency>UnitFuelEfficiency
    milliampereHours .UnitElectricCharge>UnitElectricCharge
    milliamperes .UnitElectricCurrent>UnitElectricCurrent
    millibars .UnitPressure>UnitPressure
    milligrams .UnitMass>UnitMass
    milligramsPerDeciliter .UnitConcentrationMass>UnitConcentrationMass
    millihertz .UnitFrequency>UnitFrequency
    milliliters .UnitVolume>UnitVolume
    millimeter .Unit
    millimeters .UnitLength>UnitLength
    millimetersOfMercury .UnitPressure>UnitPressure
    millimolesPerLiter .UnitConcentrationMass(withGramsPerMole:Double)>UnitConcentrationMass
    milliohms .UnitElectricResistance>UnitElectricResistance
    milliseconds .DispatchTimeInterval(_:Int) .Duration(_)>Duration .Duration(_:Double)>Duration
     .Field .SecondFraction(_:Int)>SecondFraction .Unit>Unit .UnitDuration>UnitDuration
    millisecondsSince1970 .DateDecodingStrategy .DateEncodingStrategy
    millivolts .UnitElectricPotentialDifference>UnitElectricPotentialDifference
    milliwatts .UnitPower>UnitPower
    mimeType URLResponse>String XMLDocument>String
    min .FixedWidthInteger>Self .Int128>Int128 .SignedInteger>Self .UInt128>UInt128
     .UnsignedInteger>Self ? AsyncSequence() AsyncSequence(by:f)
     Atomic(_:Int,ordering:AtomicUpdateOrdering) Atomic(_:Int128,ordering:AtomicUpdateOrdering)
     Atomic(_:Int16,ordering:AtomicUpdateOrdering) Atomic(_:Int32,ordering:AtomicUpdateOrdering)
     Atomic(_:Int64,ordering:AtomicUpdateOrdering) Atomic(_:Int8,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt,ordering:AtomicUpdateOrdering) Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
     Publisher() Publisher(by:f) SIMD() Sequence() Sequence(by:f) String(_,_)
    minSize ?
    minX .NSRectEdge ? CGRect>CGFloat
    minXEdge .CGRectEdge
    minY .NSRectEdge ? CGRect>CGFloat
    minYEdge .CGRectEdge
    miniaturize ?
    minimalIdentifier Language>String
    minimum .FloatingPoint(_,_)>Self .NSDecimalNumber>NSDecimalNumber NumberFormatter>NSNumber
    minimumDate ?
    minimumDaysInFirstWeek Calendar>Int NSCalendar>Int
    minimumFractionDigits NumberFormatter>Int
    minimumIntegerDigits NumberFormatter>Int
    minimumInteritemSpacing ?
    minimumLength FractionalPartDisplayStrategy>Int
    minimumLineHeight ?
    minimumLineSpacing ?
    minimumMagnitude .FloatingPoint(_,_)>Self
    minimumNumberOfTouches ?
    minimumPressDuration ?
    minimumRange Calendar(of:Component)>Range NSCalendar(of:Unit)
    minimumResolution Clock ContinuousClock>Duration SuspendingClock>Duration
    minimumScaleFactor ?
    minimumSignificantDigits NumberFormatter>Int
    minimumTolerance ?
    minimumTrackTintColor ?
    minimumValue ?
    minimumZoomScale ?
    minorVersion OperatingSystemVersion>Int
    mint ?
    minus .FloatingPointSign NSMutableOrderedSet(_:NSOrderedSet) NSMutableSet(_:Set)
    minusSet .ExpressionType NSMutableOrderedSet(_:Set)
    minusSign NumberFormatter>String
    minute .Component .Field .Field>Field .Unit>Unit Attributed(_:Minute=)>Attributed
     DateComponents>Int FormatStyle(_:Minute=)>FormatStyle
     IntervalFormatStyle()>IntervalFormatStyle NSDateComponents>Int
    minuteInterval ?
    minuteSecond
     .Pattern(padMinuteToLength:Int,fractionalSecondsLength:Int=,roundFractionalSeconds:FloatingPointRoundingRule=)>Pattern
     .Pattern>Pattern
    minutely .Frequency
     .RecurrenceRule(calendar:Calendar,interval:Int=,end:End=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,months:Array=,daysOfTheYear:Array=,daysOfTheMonth:Array=,weekdays:Array=,hours:Array=,minutes:Array=,seconds:Array=,setPositions:Array=)>RecurrenceRule
    minutes .Duration(_:BinaryInteger)>Duration .Field .Unit>Unit .UnitDuration>UnitDuration
     RecurrenceRule>Array
    misplacedCDATAEndStringError .ErrorCode
    misplacedXMLDeclarationError .ErrorCode
    missingActorSystemUserInfo .DistributedActorCodingError(_)>DistributedActorCodingError
    missingGenericSubstitutions .ErrorCode
    miterLimit ?
    mixedContentDeclNotFinishedError .ErrorCode
    mixedContentDeclNotStartedError .ErrorCode
    mixedDeclaration .DTDKind
    modalPresentationCapturesStatusBarAppearance ?
    modalPresentationStyle ?
    modalTransitionStyle ?
    model ?
    modelContainer ?
    modelContext ?
    modelExecutor ?
    modelLayer ?
    modificationDate .FileAttributeKey>FileAttributeKey ?
    modifier ?
    modifierFlags ?
    modifierLetter .GeneralCategory
    modifierSymbol .GeneralCategory
    modifyRecordsCompletionBlock ?
    moduleName ID>String SourceLocation>String
    moldova .Region>Region
    monaco .Region>Region
    monday .Weekday
    mongolia .Region>Region
    mongolian .LanguageCode>LanguageCode
    monochrome ?
    monospaced ? Font(_:Bool=)>Font
    monospacedDigit ? Font()>Font
    monospacedDigitSystemFont .UIFont(ofSize:CGFloat,weight)>UIFont ?
    monospacedSystemFont .UIFont(ofSize:CGFloat,weight)>UIFont ?
    montenegro .Region>Region
    month .Component .Field .Field>Field .Unit>Unit Attributed(_:Month=)>Attributed
     DateComponents>Int FormatStyle(_:Month=)>FormatStyle ISO8601FormatStyle()>ISO8601FormatStyle
     IntervalFormatStyle(_:Month=)>IntervalFormatStyle NSDateComponents>Int
    monthSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    monthly .Frequency
     .RecurrenceRule(calendar:Calendar,interval:Int=,end:End=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,months:Array=,daysOfTheMonth:Array=,weekdays:Array=,hours:Array=,minutes:Array=,seconds:Array=,setPositions:Array=)>RecurrenceRule
    months RecurrenceRule>Array
    montserrat .Region>Region
    morocco .Region>Region
    morphology .Key>Key
    motionEffects ?
    mountedVolumeURLs
     FileManager(includingResourceValuesForKeys:Array?,options:VolumeEnumerationOptions=)>Array
    mouseDown ?
    mouseDragged ?
    mouseEntered ?
    mouseExited ?
    mouseLocation ?
    mouseMoved ?
    mouseUp ?
    mov ?
    move ? UnsafeMutablePointer()
    moveAssign UnsafeMutablePointer(from:UnsafeMutablePointer,count:Int)
    moveDisabled ?
    moveElement Slice(from) UnsafeMutableBufferPointer(from)
    moveInitialize Slice(fromContentsOf:Slice) Slice(fromContentsOf:UnsafeMutableBufferPointer)
     UnsafeMutableBufferPointer(fromContentsOf:Slice)
     UnsafeMutableBufferPointer(fromContentsOf:UnsafeMutableBufferPointer)
     UnsafeMutablePointer(from:UnsafeMutablePointer,count:Int)
    moveInitializeMemory Slice(as,fromContentsOf:Slice)>UnsafeMutableBufferPointer
     Slice(as,fromContentsOf:UnsafeMutableBufferPointer)>UnsafeMutableBufferPointer
     UnsafeMutableRawBufferPointer(as,fromContentsOf:Slice)>UnsafeMutableBufferPointer
     UnsafeMutableRawBufferPointer(as,fromContentsOf:UnsafeMutableBufferPointer)>UnsafeMutableBufferPointer
     UnsafeMutableRawPointer(as,from:UnsafeMutablePointer,count:Int)>UnsafeMutablePointer
    moveItem ? FileManager(at:URL,to:URL) FileManager(atPath:String,toPath:String)
    moveObjects NSMutableOrderedSet(at:IndexSet,to:Int)
    moveRow ?
    moveSection ?
    moveSubranges MutableCollection(_:RangeSet,to)>Range
    moveUpdate Slice(fromContentsOf:Slice) Slice(fromContentsOf:UnsafeMutableBufferPointer)
     UnsafeMutableBufferPointer(fromContentsOf:Slice)
     UnsafeMutableBufferPointer(fromContentsOf:UnsafeMutableBufferPointer)
     UnsafeMutablePointer(from:UnsafeMutablePointer,count:Int)
    moviesDirectory .SearchPathDirectory
    mozambique .Region>Region
    mp3 ?
    mp4 ?
    msgid PortMessage>UInt32
    multicast ? Publisher(_:f) Publisher(subject)
    multicolor ?
    multilineTextAlignment ?
    multipathServiceType ?
    multiple .LanguageCode>LanguageCode
    multipliedFullWidth FixedWidthInteger(by) Int(by:Int) Int16(by:Int16) Int32(by:Int32)
     Int64(by:Int64) Int8(by:Int8) UInt(by:UInt) UInt16(by:UInt16) UInt32(by:UInt32)
     UInt64(by:UInt64) UInt8(by:UInt8)
    multipliedReportingOverflow FixedWidthInteger(by) Int(by:Int) Int128(by:Int128)
     Int16(by:Int16) Int32(by:Int32) Int64(by:Int64) Int8(by:Int8) UInt(by:UInt)
     UInt128(by:UInt128) UInt16(by:UInt16) UInt32(by:UInt32) UInt64(by:UInt64) UInt8(by:UInt8)
    multiplier ? NumberFormatter>NSNumber
    multiply .ArithmeticOperator Decimal(by:Decimal)
    multiplying NSDecimalNumber(by:NSDecimalNumber)>NSDecimalNumber
     NSDecimalNumber(by:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors?)>NSDecimalNumber
     NSDecimalNumber(byPowerOf10:Int16)>NSDecimalNumber
     NSDecimalNumber(byPowerOf10:Int16,withBehavior:NSDecimalNumberBehaviors?)>NSDecimalNumber
    musicDirectory .SearchPathDirectory
    mutableArrayValue ??
    mutableBytes Data>MutableRawSpan MutableSpan>MutableRawSpan
     NSMutableData>UnsafeMutableRawPointer OutputRawSpan>MutableRawSpan
     UnsafeMutableRawBufferPointer>MutableRawSpan
    mutableContainers .MutabilityOptions>MutabilityOptions .ReadingOptions>ReadingOptions
    mutableContainersAndLeaves .MutabilityOptions>MutabilityOptions
    mutableCopy NSArray() NSArray(with:NSZone?=) NSAttributedString()
     NSAttributedString(with:NSZone?=) NSCharacterSet() NSCharacterSet(with:NSZone?=)
     NSCountedSet(with:NSZone?=) NSData() NSData(with:NSZone?=) NSDictionary()
     NSDictionary(with:NSZone?=) NSIndexSet() NSIndexSet(with:NSZone?=) NSMutableCopying()
     NSMutableCopying(with:NSZone?) NSObject() NSOrderedSet() NSOrderedSet(with:NSZone?=) NSSet()
     NSSet(with:NSZone?=) NSString() NSString(with:NSZone?=) NSURLRequest()
     NSURLRequest(with:NSZone?=)
    mutableLeaves .ReadingOptions>ReadingOptions
    mutableSetValue ??
    mutableSpan Array>MutableSpan ArraySlice>MutableSpan CollectionOfOne>MutableSpan
     ContiguousArray>MutableSpan Data>MutableSpan InlineArray>MutableSpan OutputSpan>MutableSpan
     UnsafeMutableBufferPointer>MutableSpan
    mutableString NSMutableAttributedString>NSMutableString
    myanmar .Region>Region .Script>Script
    māori .LanguageCode>LanguageCode
    name .AlternateDescriptionAttribute>String .AttributedStringKey>String
     .ByteCountAttribute>String .DateFieldAttribute>String .DurationFieldAttribute>String
     .HTTPCookiePropertyKey>HTTPCookiePropertyKey .ImageURLAttribute>String
     .LanguageIdentifierAttribute>String .LinkAttribute>String .MeasurementAttribute>String
     .NumberPartAttribute>String .PersonNameComponentAttribute>String
     .ReplacementIndexAttribute>String .SymbolAttribute>String .Task>String
     .WritingDirectionAttribute>String ? Element>String HTTPCookie>String Host>String
     NSCache>String NSCondition>String NSConditionLock>String NSLock>String NSNotification>Name
     NSRecursiveLock>String NSTimeZone>String NSURLQueryItem>String Notification>Name
     Operation>String OperationQueue>String Properties>String RemoteCallArgument>String
     Test>String Thread>String URLQueryItem>String URLResourceValues>String XCTest>String
     XCTestCase>String XCTestSuite>String XMLNode>String
    nameAlias Properties>String
    nameComponents ID>Array
    nameKey .URLResourceKey>URLResourceKey
    namePhonePad ?
    namePrefix .Component NSPersonNameComponents>String PersonNameComponents>String
    nameRequiredError .ErrorCode
    nameSuffix .Component NSPersonNameComponents>String PersonNameComponents>String
    named .Presentation>Presentation
    namedPipe .URLFileResourceType>URLFileResourceType
    names Host>Array
    namespace .Kind .XMLNode(withName:String,stringValue:String)
     XMLElement(forPrefix:String)>XMLNode
    namespaceDeclarationError .ErrorCode
    namespaces XMLElement>Array
    namibia .Region>Region
    nan .CGFloat>CGFloat .Decimal>Decimal .Double>Double .Float16>Float16 .Float80>Float80
     .Float>Float .FloatingPoint>Self
    nanograms .UnitMass>UnitMass
    nanohertz .UnitFrequency>UnitFrequency
    nanometers .UnitLength>UnitLength
    nanosecond .Component .Unit>Unit DateComponents>Int NSDateComponents>Int
    nanoseconds .DispatchTimeInterval(_:Int) .Duration(_)>Duration .Duration(_:Double)>Duration
     .Field .Unit>Unit .UnitDuration>UnitDuration
    nanowatts .UnitPower>UnitPower
    narrow .AMPMStyle>AMPMStyle .CyclicYear>CyclicYear .Era>Era .Month>Month
     .Presentation>Presentation .Quarter>Quarter .StandaloneMonth>StandaloneMonth
     .StandaloneQuarter>StandaloneQuarter .StandaloneWeekday>StandaloneWeekday .UnitWidth
     .UnitWidth>UnitWidth .UnitsStyle>UnitsStyle .Weekday>Weekday .Width
    native CGFloat>NativeType
    nativeBounds ?
    nativeScale ?
    natural ?
    nauru .Region>Region
    nauticalMiles .UnitLength>UnitLength
    navajo .LanguageCode>LanguageCode
    navigationBar ?
    navigationBarBackButtonHidden ?
    navigationBarHidden ?
    navigationBarItems ?
    navigationBarLeading ?
    navigationBarTitle ?
    navigationBarTitleDisplayMode ?
    navigationBarTrailing ?
    navigationBars ?
    navigationController ? UIViewController>UINavigationController
    navigationDelegate ?
    navigationDestination ?
    navigationDocument ?
    navigationItem ?
    navigationLink ?
    navigationLinkIndicatorVisibility ?
    navigationSplitViewColumnWidth ?
    navigationSplitViewStyle ?
    navigationSubtitle ?
    navigationTitle ?
    navigationTransition ?
    navigationViewStyle ?
    needsDisplay ?
    needsDisplayOnBoundsChange ?
    needsLayout ?
    needsSave ??
    needsUpdateConstraints ?
    negate CGFloat() Decimal() Double() Float() Float16() Float80() FloatingPoint()
     SignedNumeric()
    negativeFormat NumberFormatter>String
    negativeInfinity .FloatingPointClassification
    negativeInfinitySymbol NumberFormatter>String
    negativeNormal .FloatingPointClassification
    negativePrefix NumberFormatter>String
    negativeSubnormal .FloatingPointClassification
    negativeSuffix NumberFormatter>String
    negativeZero .FloatingPointClassification
    negotiatedSSL .StreamSocketSecurityLevel>StreamSocketSecurityLevel
    negotiatedTLSCipherSuite URLSessionTaskTransactionMetrics>tls_ciphersuite_t
    negotiatedTLSProtocolVersion URLSessionTaskTransactionMetrics>tls_protocol_version_t
    nepal .Region>Region
    nepali .LanguageCode>LanguageCode
    nestedContainer KeyedDecodingContainer(keyedBy,forKey)>KeyedDecodingContainer
     KeyedDecodingContainerProtocol(keyedBy,forKey)>KeyedDecodingContainer
     KeyedEncodingContainer(keyedBy,forKey)>KeyedEncodingContainer
     KeyedEncodingContainerProtocol(keyedBy,forKey)>KeyedEncodingContainer
     UnkeyedDecodingContainer(keyedBy)>KeyedDecodingContainer
     UnkeyedEncodingContainer(keyedBy)>KeyedEncodingContainer
    nestedUnkeyedContainer KeyedDecodingContainer(forKey)>UnkeyedDecodingContainer
     KeyedDecodingContainerProtocol(forKey)>UnkeyedDecodingContainer
     KeyedEncodingContainer(forKey)>UnkeyedEncodingContainer
     KeyedEncodingContainerProtocol(forKey)>UnkeyedEncodingContainer
     UnkeyedDecodingContainer()>UnkeyedDecodingContainer
     UnkeyedEncodingContainer()>UnkeyedEncodingContainer
    nestedWaiter XCTWaiterDelegate(_:XCTWaiter,wasInterruptedByTimedOutWaiter:XCTWaiter)
     XCTestCase(_:XCTWaiter,wasInterruptedByTimedOutWaiter:XCTWaiter)
    netherlands .Region>Region
    networkConnectionLost .Code .URLError>Code
    networkDomainMask .SearchPathDomainMask>SearchPathDomainMask
    networkLoad .ResourceFetchType
    networkProtocolName URLSessionTaskTransactionMetrics>String
    networkServiceType .PropertyKey>PropertyKey NSMutableURLRequest>NetworkServiceType
     NSURLRequest>NetworkServiceType URLRequest>NetworkServiceType
     URLSessionConfiguration>NetworkServiceType
    networkServiceTypeCallSignaling .NetworkServiceType
    neuter .GrammaticalGender
    never .AcceptPolicy .AutoreleaseFrequency .DispatchTimeInterval .End>End
     .ExternalEntityResolvingPolicy .Grouping>Grouping .SignDisplayStrategy>SignDisplayStrategy
    new ?
    newBackgroundContext ?
    newCaledonia .Region>Region
    newConnectionHandler ?
    newPassword ?
    newValue ??
    newZealand .Region>Region
    newline .NSMutableCharacterSet()>NSMutableCharacterSet
    newlineSequence .RegexComponent>CharacterClass
    newlines .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    newtonsPerMetersSquared .UnitPressure>UnitPressure
    next .Iteration(_) ? AnyIterator() AsyncIteratorProtocol()
     AsyncIteratorProtocol(isolation:Actor?) CharacterIterator()>Character
     DispatchDataIterator()>Element IndexingIterator() Iterator() Iterator()>Character
     Iterator()>Scalar Iterator()>UInt16 Iterator()>UInt8 Iterator(isolation:Actor?)
     Iterator(isolation:Actor?=) IteratorProtocol() IteratorSequence()
     NSIndexSetIterator()>Element RandomNumberGenerator() RandomNumberGenerator()>UInt64
     RandomNumberGenerator(upperBound) StrideThroughIterator() StrideToIterator()
     SystemRandomNumberGenerator()>UInt64 TaskGroup() TaskGroup(isolation:Actor?=)
     ThrowingTaskGroup() ThrowingTaskGroup(isolation:Actor?=) UnfoldSequence()
     UnicodeScalarIterator()>Scalar XMLNode>XMLNode
    nextDate
     Calendar(after:Date,matching:DateComponents,matchingPolicy:MatchingPolicy,repeatedTimePolicy:RepeatedTimePolicy=,direction:SearchDirection=)>Date
     NSCalendar(after:Date,matching:DateComponents,options:Options=)>Date
     NSCalendar(after:Date,matching:Unit,value:Int,options:Options=)>Date
     NSCalendar(after:Date,matchingHour:Int,minute:Int,second:Int,options:Options=)>Date
    nextDaylightSavingTimeTransition NSTimeZone(after:Date)>Date NSTimeZone>Date
     TimeZone(after:Date)>Date TimeZone>Date
    nextDown Decimal>Decimal FloatingPoint>Self
    nextObject NSEnumerator()
    nextResponder ?
    nextResult ThrowingTaskGroup(isolation:Actor?=)>Result
    nextSibling XMLNode>XMLNode
    nextTime .MatchingPolicy
    nextTimePreservingSmallerComponents .MatchingPolicy
    nextTrackCommand ?
    nextUp CGFloat>CGFloat Decimal>Decimal Double>Double Float16>Float16 Float80>Float80
     Float>Float FloatingPoint>Self
    nextWeekend Calendar(startingAfter:Date,direction:SearchDirection=)>DateInterval
     Calendar(startingAfter:Date,start:Date,interval:TimeInterval,direction:SearchDirection=)>Bool
    nextWeekendAfter NSCalendar(_:Date,options:Options)>DateInterval
    nextstep .Encoding>Encoding
    nibBundle ?
    nibName ? UIViewController>String
    nibbles .UnitInformationStorage>UnitInformationStorage
    nicaragua .Region>Region
    nickname .Component NSPersonNameComponents>String PersonNameComponents>String
    niger .Region>Region
    nigeria .Region>Region
    nilSymbol NumberFormatter>String
    niue .Region>Region
    nmTokenAttribute .DTDKind
    nmTokensAttribute .DTDKind
    nmtokenRequiredError .ErrorCode
    noDTDError .ErrorCode
    noError .CalculationError
    noFileProtection .WritingOptions>WritingOptions
    noIntrinsicMetric ?
    noNetwork .ExternalEntityResolvingPolicy
    noPermissionsToReadFile .Code .URLError>Code
    noQoS .DispatchWorkItemFlags>DispatchWorkItemFlags
    noStatusReceived .CloseCode
    nodeCompactEmptyElement .Options>Options
    nodeExpandEmptyElement .Options>Options
    nodeIsCDATA .Options>Options
    nodeLoadExternalEntitiesAlways .Options>Options
    nodeLoadExternalEntitiesNever .Options>Options
    nodeLoadExternalEntitiesSameOriginOnly .Options>Options
    nodeNeverEscapeContents .Options>Options
    nodePreserveAll .Options>Options
    nodePreserveAttributeOrder .Options>Options
    nodePreserveCDATA .Options>Options
    nodePreserveCharacterReferences .Options>Options
    nodePreserveDTD .Options>Options
    nodePreserveEmptyElements .Options>Options
    nodePreserveEntities .Options>Options
    nodePreserveNamespaceOrder .Options>Options
    nodePreservePrefixes .Options>Options
    nodePreserveQuotes .Options>Options
    nodePreserveWhitespace .Options>Options
    nodePrettyPrint .Options>Options
    nodePromoteSignificantWhitespace .Options>Options
    nodeUseDoubleQuotes .Options>Options
    nodeUseSingleQuotes .Options>Options
    nodes XMLNode(forXPath:String)>Array
    nominal ?
    nonBase .NSMutableCharacterSet()>NSMutableCharacterSet
    nonBaseCharacters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    nonConformingFloatDecodingStrategy JSONDecoder>NonConformingFloatDecodingStrategy
    nonConformingFloatEncodingStrategy JSONEncoder>NonConformingFloatEncodingStrategy
    nonLossyASCII .Encoding>Encoding
    none .Deallocator .FileProtectionType>FileProtectionType
     .NotificationCoalescing>NotificationCoalescing .Optional .Persistence
     .StreamSocketSecurityLevel>StreamSocketSecurityLevel .Style
    nonspacingMark .GeneralCategory
    nonzeroBitCount FixedWidthInteger>Int Int128>Int Int16>Int Int32>Int Int64>Int Int8>Int
     Int>Int SIMD>Self UInt128>Int UInt16>Int UInt32>Int UInt64>Int UInt8>Int UInt>Int
    norfolkIsland .Region>Region
    normal .QueuePriority ?
    normalClosure .CloseCode
    normalizeAdjacentTextNodesPreservingCDATA XMLElement(_:Bool)
    normalized .Options>Options
    northMacedonia .Region>Region
    northernMarianaIslands .Region>Region
    norway .Region>Region
    norwegian .LanguageCode>LanguageCode
    norwegianBokmål .LanguageCode>LanguageCode
    norwegianNynorsk .LanguageCode>LanguageCode
    not .LogicalType
    notANumber .NSDecimalNumber>NSDecimalNumber
    notANumberSymbol NumberFormatter>String
    notAllowed .StoragePolicy
    notConnectedToInternet .Code .URLError>Code
    notDirectory .DirectoryHint
    notEqualTo .Operator
    notOnQueue .DispatchPredicate(_:DispatchQueue)
    notOpen .Status
    notReordered .CanonicalCombiningClass>CanonicalCombiningClass
    notRunning ?
    notWellBalancedError .ErrorCode
    notation Currency(_) Currency(_:Notation)>Currency
     FloatingPointFormatStyle(_)>FloatingPointFormatStyle FormatStyle(_:Notation)>FormatStyle
     IntegerFormatStyle(_)>IntegerFormatStyle Percent(_) Percent(_:Notation)>Percent
    notationAttribute .DTDKind
    notationDeclaration .Kind XMLDTD(forName:String)>XMLDTDNode
    notationName XMLDTDNode>String
    notationNotFinishedError .ErrorCode
    notationNotStartedError .ErrorCode
    notice ?
    notificationCenter XCTNSNotificationExpectation>NotificationCenter
    notificationName XCTNSNotificationExpectation>Name
    notificationOccurred ?
    notificationSettings ?
    notify
     DispatchGroup(qos:DispatchQoS=,flags:DispatchWorkItemFlags=,queue:DispatchQueue,execute:f)
     DispatchGroup(queue:DispatchQueue,work:DispatchWorkItem)
     DispatchWorkItem(qos:DispatchQoS=,flags:DispatchWorkItemFlags=,queue:DispatchQueue,execute:f)
     DispatchWorkItem(queue:DispatchQueue,execute:DispatchWorkItem)
    noun .PartOfSpeech
    now .ContinuousClock>Instant .Date>Date .DispatchTime()>DispatchTime
     .DispatchWallTime()>DispatchWallTime .Instant>Instant .PostingStyle .SuspendingClock>Instant
     ? Clock ContinuousClock>Instant SuspendingClock>Instant
    nowPlayingInfo ?
    nth .Weekday(_:Int,_:Weekday)
    nukta .CanonicalCombiningClass>CanonicalCombiningClass
    null .CGRect>CGRect
    nullDevice .FileHandle>FileHandle
    number .FormatStyle>FloatingPointFormatStyle .FormatStyle>FormatStyle
     .FormatStyle>IntegerFormatStyle .ParseableFormatStyle>FormatStyle
     Morphology>GrammaticalNumber NumberFormatter(from:String)>NSNumber
    numberFormat FoundationAttributes>NumberFormatAttributes
    numberFormatter EnergyFormatter>NumberFormatter LengthFormatter>NumberFormatter
     MassFormatter>NumberFormatter
    numberOfCaptureGroups NSRegularExpression>Int
    numberOfComponents ?
    numberOfItems ?
    numberOfLines ?
    numberOfLoops ?
    numberOfMatches NSRegularExpression(in:String,options:MatchingOptions=,range)>Int
    numberOfPages ?
    numberOfRanges NSTextCheckingResult>Int
    numberOfRows ?
    numberOfSections ?
    numberOfSegments ?
    numberOfTapsRequired ?
    numberOfTouches ?
    numberOfTouchesRequired ?
    numberPad ?
    numberPart NumberFormatAttributes>NumberPartAttribute
    numberStyle NumberFormatter>Style
    numberSymbol NumberFormatAttributes>SymbolAttribute
    numberingSystem Components>NumberingSystem Locale>NumberingSystem
    numbersAndPunctuation ?
    numeral .PartOfSpeech
    numeric .CompareOptions>CompareOptions .DateStyle>DateStyle .NumericType
     .Presentation>Presentation
    numericType Properties>NumericType
    numericValue Properties>Double
    objCType NSDecimalNumber>UnsafePointer NSNumber>UnsafePointer NSValue>UnsafePointer
    object .UIColor(withItemProviderData:Data,typeIdentifier:String)>UIColor ?
     Bundle(forInfoDictionaryKey:String) NSArray(at:Int) NSCache(forKey) NSDictionary(forKey)
     NSLocale(forKey:Key) NSNotification NSOrderedSet(at:Int) Notification
     UserDefaults(forKey:String) XCTNSPredicateExpectation
    objectEnumerator NSArray()>NSEnumerator NSDictionary()>NSEnumerator
     NSOrderedSet()>NSEnumerator NSSet()>NSEnumerator
    objectForKeyedSubscript ?
    objectForm CustomPronoun>String
    objectID ?
    objectIsForced UserDefaults(forKey:String)>Bool
     UserDefaults(forKey:String,inDomain:String)>Bool
    objectValue ? XMLNode
    objectWillChange ?
    objects NSArray(at:IndexSet)>Array NSDictionary(forKeys:Array,notFoundMarker)>Array
     NSOrderedSet(at:IndexSet)>Array NSSet(options:NSEnumerationOptions=,passingTest:f)>Set
     NSSet(passingTest:f)>Set
    obscuresBackgroundDuringPresentation ?
    observe ??
    observeValue ??
    observedObject XCTNSNotificationExpectation
    obtainPermanentIDs ?
    occurrences End>Int
    oddHalf SIMD16>SIMD8 SIMD32>SIMD16 SIMD4>SIMD2 SIMD64>SIMD32 SIMD8>SIMD4
    odia .Identifier .LanguageCode>LanguageCode .Script>Script
    offset .MemoryLayout(of:k)>Int ? FileHandle()>UInt64
    offsetBy ? CGRect(dx:CGFloat,dy:CGFloat)>CGRect
    offsetInFile FileHandle>UInt64
    ohms .UnitElectricResistance>UnitElectricResistance
    olChiki .Script>Script
    old ?
    oldValue ??
    oman .Region>Region
    omitOther ?
    omitPaddingCharacter .Base64EncodingOptions>Base64EncodingOptions
    omitPunctuation ?
    omitWhitespace ?
    omitWords ?
    omitted .AMPMStyle>AMPMStyle .CyclicYear>CyclicYear .DateSeparator .DateStyle>DateStyle
     .Day>Day .DayOfYear>DayOfYear .DayPeriod>DayPeriod .Era>Era .Hour>Hour .Minute>Minute
     .Month>Month .Quarter>Quarter .Second>Second .SecondFraction>SecondFraction .TimeSeparator
     .TimeStyle>TimeStyle .TimeZone>TimeZone .TimeZoneSeparator .Week>Week .Weekday>Weekday
     .Year>Year .YearForWeekOfYear>YearForWeekOfYear
    onAppear ?
    onChange ?
    onChanged ?
    onCommand ?
    onContinueUserActivity ?
    onContinuousHover ?
    onCopyCommand ?
    onCutCommand ?
    onDelete ?
    onDeleteCommand ?
    onDisappear ?
    onDrag ?
    onDrop ?
    onEnded ?
    onExitCommand ?
    onGeometryChange ?
    onHover ?
    onInsert ?
    onKeyPress ?
    onLongPressGesture ?
    onMove ?
    onMoveCommand ?
    onName .NotificationCoalescing>NotificationCoalescing
    onOpenURL ?
    onPasteCommand ?
    onPreferenceChange ?
    onQueue .DispatchPredicate(_:DispatchQueue)
    onQueueAsBarrier .DispatchPredicate(_:DispatchQueue)
    onReceive ?
    onReturn DistributedTargetInvocationResultHandler(value)
     LocalTestingInvocationResultHandler(value)
    onReturnVoid DistributedTargetInvocationResultHandler() LocalTestingInvocationResultHandler()
    onScrollGeometryChange ?
    onScrollPhaseChange ?
    onScrollVisibilityChange ?
    onSender .NotificationCoalescing>NotificationCoalescing
    onSubmit ?
    onTapGesture ?
    onTermination Continuation
    onThrow DistributedTargetInvocationResultHandler(error)
     LocalTestingInvocationResultHandler(error)
    onTintColor ?
    one .NSDecimalNumber>NSDecimalNumber .SIMD>Self
    oneBased .HourCycle>HourCycle
    oneDigit .Quarter>Quarter .StandaloneQuarter>StandaloneQuarter
     .StandaloneWeekday>StandaloneWeekday .Weekday>Weekday
    oneTimeCode ?
    oneToTwelve .HourCycle
    oneToTwentyFour .HourCycle
    onlyFromMainDocumentDomain .AcceptPolicy
    op Arithmetic>ArithmeticOperator Comparison>ComparisonOperator
    opacity ?
    opaqueSeparator .UIColor>UIColor ?
    open .Status ? InputStream() OutputStream() Stream()
    openCompleted .Event>Event
    openInMaps ?
    openPunctuation .GeneralCategory
    openSessions ?
    openSettingsURLString ?
    openStep .PropertyListFormat
    openURL ?
    openWindow ?
    opening .Status
    operatingSystemVersion ProcessInfo>OperatingSystemVersion
    operatingSystemVersionString ProcessInfo>String
    operationCount OperationQueue>Int
    operations OperationQueue>Array
    optional .DisplayStyle
    options Comparator>CompareOptions NSRegularExpression>Options
    or .ListType .LogicalType DispatchSourceUserDataOr(data:UInt)
    orange .UIColor>UIColor ?
    order ComparableComparator>SortOrder Comparator>SortOrder KeyPathComparator>SortOrder
     Never>SortOrder SortComparator>SortOrder SortDescriptor>SortOrder
     StandardComparator>SortOrder
    orderBack ?
    orderFront ?
    orderFrontRegardless ?
    orderFrontStandardAboutPanel ?
    orderOut ?
    orderedAscending .ComparisonResult
    orderedDescending .ComparisonResult
    orderedSame .ComparisonResult
    ordinal .Presentation>Presentation .Style
    ordinalOfDayInMonth .Day>Day
    ordinality Calendar(of:Component,in:Component,for:Date)>Int
     NSCalendar(of:Unit,in:Unit,for:Date)>Int
    organizationName ?
    orientation ?
    orientationDidChangeNotification ?
    oriented ?
    origin ? CGRect>CGPoint
    originURL .HTTPCookiePropertyKey>HTTPCookiePropertyKey
    originalRequest URLSessionTask>URLRequest
    orthogonalScrollingBehavior ?
    orthography .CheckingType>CheckingType
    other .ErrorCode .URLRelationship CollectionContainsCollection
    otherElements ?
    otherLetter .GeneralCategory
    otherMouseDown ?
    otherMouseDragged ?
    otherMouseUp ?
    otherNumber .GeneralCategory
    otherPunctuation .GeneralCategory
    otherSymbol .GeneralCategory
    ounce .Unit
    ounces .UnitMass>UnitMass
    ouncesTroy .UnitMass>UnitMass
    outOfMemoryError .ErrorCode
    outlineRows ?
    outlineView ?
    outlines ?
    output ? Just Match Publisher(at:Int) Publisher(in)
    outputFileType ?
    outputFormat NSKeyedArchiver>PropertyListFormat PropertyListEncoder>PropertyListFormat
    outputFormatting JSONEncoder>OutputFormatting
    outputImage ?
    outputKeys ?
    outputNode ?
    outputStream ?
    overCurrentContext ?
    overFullScreen ?
    overflow .CalculationError
    overlaps ClosedRange(_:ClosedRange)>Bool ClosedRange(_:Range)>Bool Range(_:ClosedRange)>Bool
     Range(_:Range)>Bool
    overlay .CanonicalCombiningClass>CanonicalCombiningClass ?
    overlayPreferenceValue ?
    overlays ?
    overlongEncodingByte .Kind>Kind
    overrideTraitCollection ?
    overrideUserInterfaceStyle ?
    ownerAccountID .FileAttributeKey>FileAttributeKey
    ownerAccountName .FileAttributeKey>FileAttributeKey
    pad ?
    padded .Year(_:Int)>Year .YearForWeekOfYear(_:Int)>YearForWeekOfYear
    padding ? NSString(toLength:Int,withPad:String,startingAt:Int)>String
     StringProtocol(toLength:Int,withPad,startingAt:Int)>String View(_:CGFloat) View(_:EdgeInsets)
     View(_=,_:CGFloat?=)
    paddingCharacter NumberFormatter>String
    paddingPosition NumberFormatter>PadPosition
    page ?
    pageIndicatorTintColor ?
    pageIndicators ?
    pageSheet ?
    pakistan .Region>Region
    palau .Region>Region
    palestinianTerritories .Region>Region
    palette ?
    panGestureRecognizer ?
    panama .Region>Region
    papuaNewGuinea .Region>Region
    paragraph .AttributeRunBoundaries
    paragraphRange NSString(for) StringProtocol(for:RangeExpression)>Range
    paragraphSeparator .GeneralCategory
    paragraphSpacing ?
    paraguay .Region>Region
    parameter .DTDKind
    parameterString NSURL>String
    parent ? ID>ID Language>Language XMLNode>XMLNode
    parentDirectory URLResourceValues>URL
    parentDirectoryURLKey .URLResourceKey>URLResourceKey
    parse FloatingPointParseStrategy(_:String) FormatStyle(_:String)>Date
     ISO8601FormatStyle(_:String)>Date ISO8601FormatStyle(_:String)>DateComponents
     IntegerParseStrategy(_:String) ParseStrategy(_) ParseStrategy(_:String)
     ParseStrategy(_:String)>Date XMLParser()>Bool
    parseScalar ForwardParser(from)>ParseResult Parser(from)>ParseResult
     ReverseParser(from)>ParseResult
    parseStrategy Currency>FloatingPointParseStrategy Currency>IntegerParseStrategy
     Currency>ParseStrategy FloatingPointFormatStyle>FloatingPointParseStrategy
     FormatStyle>FormatStyle FormatStyle>ParseStrategy ISO8601FormatStyle>ISO8601FormatStyle
     IntegerFormatStyle>IntegerParseStrategy ParseableFormatStyle
     Percent>FloatingPointParseStrategy Percent>IntegerParseStrategy Percent>ParseStrategy
     VerbatimFormatStyle>ParseStrategy
    parsecs .UnitLength>UnitLength
    parsed .DTDKind
    parsedEntityRefAtEOFError .ErrorCode
    parsedEntityRefInEpilogError .ErrorCode
    parsedEntityRefInInternalError .ErrorCode
    parsedEntityRefInInternalSubsetError .ErrorCode
    parsedEntityRefInPrologError .ErrorCode
    parsedEntityRefMissingSemiError .ErrorCode
    parsedEntityRefNoNameError .ErrorCode
    parser
     XMLParserDelegate(_:XMLParser,didEndElement:String,namespaceURI:String?,qualifiedName:String?)
     XMLParserDelegate(_:XMLParser,didEndMappingPrefix:String)
     XMLParserDelegate(_:XMLParser,didStartElement:String,namespaceURI:String?,qualifiedName:String?,attributes:Dictionary)
     XMLParserDelegate(_:XMLParser,didStartMappingPrefix:String,toURI:String)
     XMLParserDelegate(_:XMLParser,foundAttributeDeclarationWithName:String,forElement:String,type:String?,defaultValue:String?)
     XMLParserDelegate(_:XMLParser,foundCDATA:Data)
     XMLParserDelegate(_:XMLParser,foundCharacters:String)
     XMLParserDelegate(_:XMLParser,foundComment:String)
     XMLParserDelegate(_:XMLParser,foundElementDeclarationWithName:String,model:String)
     XMLParserDelegate(_:XMLParser,foundExternalEntityDeclarationWithName:String,publicID:String?,systemID:String?)
     XMLParserDelegate(_:XMLParser,foundIgnorableWhitespace:String)
     XMLParserDelegate(_:XMLParser,foundInternalEntityDeclarationWithName:String,value:String?)
     XMLParserDelegate(_:XMLParser,foundNotationDeclarationWithName:String,publicID:String?,systemID:String?)
     XMLParserDelegate(_:XMLParser,foundProcessingInstructionWithTarget:String,data:String?)
     XMLParserDelegate(_:XMLParser,foundUnparsedEntityDeclarationWithName:String,publicID:String?,systemID:String?,notationName:String?)
     XMLParserDelegate(_:XMLParser,parseErrorOccurred:Error)
     XMLParserDelegate(_:XMLParser,resolveExternalEntityName:String,systemID:String?)>Data
     XMLParserDelegate(_:XMLParser,validationErrorOccurred:Error)
    parserDidEndDocument XMLParserDelegate(_:XMLParser)
    parserDidStartDocument XMLParserDelegate(_:XMLParser)
    parserError XMLParser>Error
    partOfSpeech Morphology>PartOfSpeech
    partialCurl ?
    particle .PartOfSpeech
    partition MutableCollection(by:f)
    partsPerMillion .UnitDispersion>UnitDispersion
    pashto .LanguageCode>LanguageCode
    passRetained .Unmanaged(_)>Unmanaged
    passUnretained .Unmanaged(_)>Unmanaged
    password ? NSURL>String NSURLComponents>String URL(percentEncoded:Bool=)>String URL>String
     URLComponents>String URLCredential>String
    passwordKey .StreamSOCKSProxyConfiguration>StreamSOCKSProxyConfiguration
    pastEnd .Index
    patchVersion OperatingSystemVersion>Int
    path .Bundle(forResource:String?,ofType:String?,inDirectory:String)>String
     .HTTPCookiePropertyKey>HTTPCookiePropertyKey .NSString(withComponents:Array)>String ?
     Bundle(forAuxiliaryExecutable:String)>String
     Bundle(forResource:String?,ofType:String?)>String
     Bundle(forResource:String?,ofType:String?,inDirectory:String?)>String
     Bundle(forResource:String?,ofType:String?,inDirectory:String?,forLocalization:String?)>String
     HTTPCookie>String NSURL>String NSURLComponents>String URL(percentEncoded:Bool=)>String
     URL>String URLComponents>String URLResourceValues>String
    pathComponents NSString>Array NSURL>Array URL>Array
    pathExtension NSString>String NSURL>String URL>String
    pathKey .URLResourceKey>URLResourceKey
    pathUpdateHandler ?
    paths .Bundle(forResourcesOfType:String?,inDirectory:String)>Array
     Bundle(forResourcesOfType:String?,inDirectory:String?)>Array
     Bundle(forResourcesOfType:String?,inDirectory:String?,forLocalization:String?)>Array
    pathsMatchingExtensions NSArray(_:Array)>Array
    pattern NSRegularExpression>String TimeFormatStyle>Pattern
    pause ? Progress()
    pauseAnimation ?
    pauseCommand ?
    pausesLocationUpdatesAutomatically ?
    pausingHandler Progress
    paymentQueue ?
    pb .Unit .Units>Units
    pcdataRequiredError .ErrorCode
    pdfData ?
    pebibits .UnitInformationStorage>UnitInformationStorage
    pebibytes .UnitInformationStorage>UnitInformationStorage
    pendingNotificationRequests ?
    perMillSymbol NumberFormatter>String
    percent .FormatStyle .FormatStyle>Percent .ParseableFormatStyle>Percent .Style .Symbol
    percentEncodedFragment NSURLComponents>String URLComponents>String
    percentEncodedHost NSURLComponents>String URLComponents>String
    percentEncodedPassword NSURLComponents>String URLComponents>String
    percentEncodedPath NSURLComponents>String URLComponents>String
    percentEncodedQuery NSURLComponents>String URLComponents>String
    percentEncodedQueryItems NSURLComponents>Array URLComponents>Array
    percentEncodedUser NSURLComponents>String URLComponents>String
    percentSymbol NumberFormatter>String
    perform ? ?? DispatchWorkItem() RunLoop(_:f) RunLoop(inModes:Array,block:f)
     XCTest(_:XCTestRun) XCTestCase(_:XCTestRun) XCTestSuite(_:XCTestRun)
    performAndWait ?
    performAsCurrent ?
    performBackgroundTask ?
    performBatchUpdates ?
    performChanges ?
    performClick ?
    performClose ?
    performDefaultHandling .AuthChallengeDisposition
     URLAuthenticationChallengeSender(for:URLAuthenticationChallenge)
    performDragOperation ?
    performFetch ?
    performKeyEquivalent ?
    performRequests ?
    performSegue ?
    performWithoutAnimation ?
    performsFirstActionWithFullSwipe ?
    peripheral ?
    permanent .Persistence
    permittedArrowDirections ?
    persian .Identifier .Identifier>Identifier .LanguageCode>LanguageCode
    persistence URLCredential>Persistence
    persistentBackingData ?
    persistentDomain UserDefaults(forName:String)>Dictionary
    persistentModelID ?
    persistentStoreCoordinator ?
    persistentStoreDescriptions ?
    persistentStores ?
    persistentSystemOverlays ?
    personNameComponent FoundationAttributes>PersonNameComponentAttribute
    personalName ?
    peru .Region>Region
    petabits .UnitInformationStorage>UnitInformationStorage
    petabytes .UnitInformationStorage>UnitInformationStorage
    phaseAnimator ?
    philippines .Region>Region
    phoneNumber .CheckingType>CheckingType
    phonePad ?
    phonetic .Options>Options
    phoneticRepresentation NSPersonNameComponents>PersonNameComponents
     PersonNameComponents>PersonNameComponents
    photoLibraryDidChange ?
    physicalMemory ProcessInfo>UInt64
    physicsBody ?
    physicsWorld ?
    pi .CGFloat>CGFloat .Decimal>Decimal .Double>Double .Float16>Float16 .Float80>Float80
     .Float>Float .FloatingPoint>Self
    picker ?
    pickerStyle ?
    pickerView ?
    pickerWheels ?
    pickers ?
    picograms .UnitMass>UnitMass
    picometers .UnitLength>UnitLength
    picoseconds .UnitDuration>UnitDuration
    picowatts .UnitPower>UnitPower
    picturesDirectory .SearchPathDirectory
    pinch ?
    pinchGestureRecognizer ?
    pink ?
    pints .UnitVolume>UnitVolume
    pitcairnIslands .Region>Region
    pixelHeight ?
    pixelLength ?
    pixelWidth ?
    place ?
    placeName ?
    placeSubviews ?
    placeholder ?
    placeholderText .UIColor>UIColor ?
    placeholderValue ?
    plain .RoundingMode ?
    play ?
    playCommand ?
    playImmediately ?
    playgroundDescription AnyPublisher CustomPlaygroundDisplayConvertible Date URL
    plural .GrammaticalNumber
    pluralFew .GrammaticalNumber
    pluralMany .GrammaticalNumber
    pluralTwo .GrammaticalNumber
    plus .FloatingPointSign
    plusSign NumberFormatter>String
    pmSymbol Calendar>String DateFormatter>String NSCalendar>String
    pngData ?
    pointSize ? Font(_:CGFloat)>Font UIFont>CGFloat
    pointValue NSValue>NSPoint
    pointee UnsafeMutablePointer UnsafePointer
    pointer UnsafeMutablePointer(to:k)>UnsafeMutablePointer
     UnsafeMutablePointer(to:k)>UnsafePointer UnsafePointer(to:k)>UnsafePointer
    poland .Region>Region
    policyViolation .CloseCode
    polish .LanguageCode>LanguageCode
    popFirst Collection() Dictionary() Set()
    popLast BidirectionalCollection() RangeReplaceableCollection()
    popToRootViewController ?
    popToViewController ?
    popUp ?
    popUpButtons ?
    popViewController ?
    popover ?
    popoverPresentationController ?
    popovers ?
    port .HTTPCookiePropertyKey>HTTPCookiePropertyKey NSURL>NSNumber NSURLComponents>NSNumber
     URL>Int URLComponents>Int URLProtectionSpace>Int
    portKey .StreamSOCKSProxyConfiguration>StreamSOCKSProxyConfiguration
    portList HTTPCookie>Array
    portugal .Region>Region
    portuguese .LanguageCode>LanguageCode
    position ?
    positional ?
    positiveFormat NumberFormatter>String
    positiveInfinity .FloatingPointClassification
    positiveInfinitySymbol NumberFormatter>String
    positiveNormal .FloatingPointClassification
    positivePrefix NumberFormatter>String
    positiveSubnormal .FloatingPointClassification
    positiveSuffix NumberFormatter>String
    positiveZero .FloatingPointClassification
    posix .Variant>Variant
    posixPermissions .FileAttributeKey>FileAttributeKey
    possessive .RegexRepetitionBehavior>RegexRepetitionBehavior
    possessiveAdjectiveForm CustomPronoun>String
    possessiveForm CustomPronoun>String
    possible ?
    post ? NotificationCenter(_) NotificationCenter(_,subject) NotificationCenter(_:Notification)
     NotificationCenter(name:Name,object,userInfo:Dictionary?=)
    postASAP ?
    postNow ?
    postToAllSessions ?
    postWhenIdle ?
    postalCode ?
    pound .Unit
    pounds .UnitMass>UnitMass
    poundsForcePerSquareInch .UnitPressure>UnitPressure
    precision Currency(_) Currency(_:Precision)>Currency
     FloatingPointFormatStyle(_)>FloatingPointFormatStyle FormatStyle(_:Precision)>FormatStyle
     IntegerFormatStyle(_)>IntegerFormatStyle Percent(_) Percent(_:Precision)>Percent
    precomposedStringWithCanonicalMapping NSString>String StringProtocol>String
    precomposedStringWithCompatibilityMapping NSString>String StringProtocol>String
    preconditionIsolated .GlobalActor(_:String=,file:StaticString=,line:UInt=)
     Actor(_:String=,file:StaticString=,line:UInt=)
     DistributedActor(_:String=,file:StaticString=,line:UInt=)
     SerialExecutor(_:String=,file:StaticString=,line:UInt=)
    predecessor UnsafeMutablePointer()>Self UnsafeMutableRawPointer()>Self UnsafePointer()>Self
     UnsafeRawPointer()>Self
    predefined .DTDKind
    predefinedEntityDeclaration .XMLDTD(forName:String)>XMLDTDNode
    predefinedNamespace .XMLNode(forPrefix:String)>XMLNode
    predicate ? XCTNSPredicateExpectation>NSPredicate
    predicateForEvents ?
    predicateFormat NSPredicate>String
    predictedEndLocation ?
    predictedEndTranslation ?
    predictedTouches ?
    preference ?
    preferencePanesDirectory .SearchPathDirectory
    preferredAction ?
    preferredColorScheme ?
    preferredContentSize ?
    preferredContentSizeCategory ?
    preferredControlTintColor ?
    preferredDatePickerStyle ?
    preferredFilenameExtension ?
    preferredFont .UIFont(forTextStyle)>UIFont
     .UIFont(forTextStyle,compatibleWith:UITraitCollection)>UIFont ?
    preferredFrameRateRange ?
    preferredFramesPerSecond ?
    preferredIOBlockSize URLResourceValues>Int
    preferredIOBlockSizeKey .URLResourceKey>URLResourceKey
    preferredInterfaceOrientationForPresentation ?
    preferredLanguages .Locale>Array .NSLocale>Array
    preferredLayoutAttributesFitting ?
    preferredLocales .Locale>Array
    preferredLocalizations .Bundle(from:Array)>Array
     .Bundle(from:Array,forPreferences:Array?)>Array Bundle>Array
    preferredMIMEType ?
    preferredMaxLayoutWidth ?
    preferredName Attachable(for:Attachment,basedOn:String)>String Attachment>String
    preferredStatusBarStyle ?
    preferredStatusBarUpdateAnimation ?
    preferredSymbolConfiguration ?
    preferredTimescale ?
    preferredTransition ?
    prefersEphemeralWebBrowserSession ?
    prefersGrabberVisible ?
    prefersHomeIndicatorAutoHidden ?
    prefersLargeTitles ?
    prefersScrollingExpandsWhenScrolledToEdge ?
    prefersStatusBarHidden ?
    prefetchDataSource ?
    prefix .XMLNode(forName:String)>String ?
     AnyBidirectionalCollection(_:Int=)>AnyBidirectionalCollection
     AnyBidirectionalCollection(while:f)>AnyBidirectionalCollection
     AnyCollection(_:Int=)>AnyCollection AnyCollection(while:f)>AnyCollection
     AnyRandomAccessCollection(_:Int=)>AnyRandomAccessCollection
     AnyRandomAccessCollection(while:f)>AnyRandomAccessCollection AnySequence(_:Int=)>AnySequence
     AnySequence(while:f)>Array AsyncSequence(_:Int)>AsyncPrefixSequence
     AsyncSequence(while:f)>AsyncPrefixWhileSequence
     AsyncSequence(while:f)>AsyncThrowingPrefixWhileSequence CharacterIterator()>UTF8Span
     Collection(_:Int) Collection(through) Collection(upTo) Collection(while:f)
     LazySequenceProtocol(while:f)>LazyPrefixWhileSequence PrefixSequence(_:Int)>PrefixSequence
     Publisher(_:Int) Publisher(untilOutputFrom) Publisher(while:f) Sequence(_:Int)>PrefixSequence
     Sequence(while:f)>Array SequenceStartsWith UnicodeScalarIterator()>UTF8Span XMLNode>String
    prefixMatch BidirectionalCollection(of) BidirectionalCollection(of:f) Regex(in:String)
     Regex(in:Substring)
    preflight Bundle()
    prematureDocumentEndError .ErrorCode
    prepare ? ConditionTrait(for:Test) Trait(for:Test)
    prepareForDeletion ?
    prepareForDragOperation ?
    prepareForInterfaceBuilder ? ??
    prepareForReuse ?
    prepareToPlay ?
    prepareToRecord ?
    preparingForDisplay ?
    preparingThumbnail ?
    prepend ? AffineTransform(_:AffineTransform) NSAffineTransform(_:AffineTransform)
     Publisher(_*)
    preposition .PartOfSpeech
    preroll ?
    present ? UIViewController(_:UIViewController,animated:Bool,completion:f=)
    presentAsModalWindow ?
    presentAsSheet ?
    presentCodeRedemptionSheet ?
    presentError ?
    presentation ? AnchoredRelativeFormatStyle>Presentation Currency(_)
     Currency(_:Presentation)>Currency RelativeFormatStyle>Presentation
    presentationAnchor ?
    presentationBackground ?
    presentationBackgroundInteraction ?
    presentationContentInteraction ?
    presentationContextProvider ?
    presentationController ?
    presentationControllerDidDismiss ?
    presentationControllerShouldDismiss ?
    presentationControllerWillDismiss ?
    presentationCornerRadius ?
    presentationDetents ?
    presentationDragIndicator ?
    presentationMode ?
    presentationTransitionDidEnd ?
    presentationTransitionWillBegin ?
    presentedItemOperationQueue ?
    presentedItemURL ?
    presentedViewController ? UIViewController>UIViewController
    presentingViewController ?
    preservesSuperviewLayoutMargins ?
    presetName ?
    press ?
    pressesBegan ?
    pressesEnded ?
    prettyPrinted .OutputFormatting>OutputFormatting .WritingOptions>WritingOptions
    previewContext ?
    previewDevice ?
    previewDisplayName ?
    previewInterfaceOrientation ?
    previewLayout ?
    previews ?
    previous CharacterIterator()>Character UnicodeScalarIterator()>Scalar XMLNode>XMLNode
    previousFailureCount URLAuthenticationChallenge>Int
    previousLocation ?
    previousSibling XMLNode>XMLNode
    previousTimePreservingSmallerComponents .MatchingPolicy
    previousTrackCommand ?
    price ?
    priceLocale ?
    primary ?
    primaryAction ?
    primaryActionTriggered ?
    primitiveValue ?
    principal ?
    principalClass Bundle>AnyClass
    print ? Publisher(_:String=,to=)
    printerDescriptionDirectory .SearchPathDirectory
    prior ?
    priority ? ExecutorJob>JobPriority Job>JobPriority URLSessionTask>Float UnownedJob>JobPriority
     UnsafeCurrentTask>TaskPriority
    privacySensitive ?
    privateCloudDatabase ?
    privateFrameworksPath Bundle>String
    privateFrameworksURL Bundle>URL
    privateUse .GeneralCategory
    processIdentifier Process>Int32 ProcessInfo>Int32
    processInfo .ProcessInfo>ProcessInfo
    processName ProcessInfo>String
    processPendingChanges ?
    processingInstruction .Kind .XMLNode(withName:String,stringValue:String)
    processingInstructionNotFinishedError .ErrorCode
    processingInstructionNotStartedError .ErrorCode
    processorCount ProcessInfo>Int
    produceFileReferenceURLs .VolumeEnumerationOptions>VolumeEnumerationOptions
    producesRelativePathURLs .DirectoryEnumerationOptions>DirectoryEnumerationOptions
    productID ?
    productIdentifier ?
    productsRequest ?
    progress .MatchingFlags>MatchingFlags ? OperationQueue>Progress ProgressReporting>Progress
     URLSessionTask>Progress
    progressIndicators ?
    progressTintColor ?
    progressViewStyle ?
    projectedValue ? TaskLocal>TaskLocal
    projectionEffect ?
    prominence ? UIColor
    pronoun .PartOfSpeech
    properties HTTPCookie>Dictionary Scalar>Properties
    propertiesByName ?
    propertiesToFetch ?
    propertiesToGroupBy ?
    propertiesToUpdate ?
    property .URLProtocol(forKey:String,in:URLRequest) InputStream(forKey:PropertyKey)>AnyObject
     OutputStream(forKey:PropertyKey)>AnyObject Stream(forKey:PropertyKey)>AnyObject
    propertyList .PropertyListSerialization(_,isValidFor:PropertyListFormat)>Bool
     .PropertyListSerialization(from:Data,options:ReadOptions=,format:UnsafeMutablePointer?)
     .PropertyListSerialization(with:InputStream,options:ReadOptions=,format:UnsafeMutablePointer?)
    propertyListReadCorrupt .CocoaError>Code .Code>Code
    propertyListReadStream .CocoaError>Code .Code>Code
    propertyListReadUnknownVersion .CocoaError>Code .Code>Code
    propertyListWriteInvalid .CocoaError>Code .Code>Code
    propertyListWriteStream .CocoaError>Code .Code>Code
    proposedCredential URLAuthenticationChallenge>URLCredential
    protectionKey .FileAttributeKey>FileAttributeKey
    protectionSpace URLAuthenticationChallenge>URLProtectionSpace
    protocol SocketPort>Int32 URLProtectionSpace>String
    protocolClasses URLSessionConfiguration>Array
    protocolError .CloseCode
    protocolFamily SocketPort>Int32
    provideScope IssueHandlingTrait(for:Test,testCase:Case?,performing:f)
     Never(for:Test,testCase:Case?,performing:f)
     ParallelizationTrait(for:Test,testCase:Case?,performing:f)
     TestScoping(for:Test,testCase:Case?,performing:f)
    proxyType URLProtectionSpace>String
    publicCloudDatabase ?
    publicID XMLDTD>String XMLDTDNode>String XMLParser>String
    publicIdentifierRequiredError .ErrorCode
    publicKey ?
    publisher ?
    puertoRico .Region>Region
    punctuation .NSMutableCharacterSet()>NSMutableCharacterSet
    punctuationCharacters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    punjabi .LanguageCode>LanguageCode
    purchase ?
    purple .UIColor>UIColor ?
    push ?
    pushViewController ?
    qatar .Region>Region
    qos DispatchQueue>DispatchQoS
    qosClass DispatchQoS>QoSClass
    qualityOfService Operation>QualityOfService OperationQueue>QualityOfService
     Process>QualityOfService Thread>QualityOfService
    quarantineProperties URLResourceValues>Dictionary
    quarantinePropertiesKey .URLResourceKey>URLResourceKey
    quarter .Component .Field .Unit>Unit Attributed(_:Quarter=)>Attributed DateComponents>Int
     FormatStyle(_:Quarter=)>FormatStyle NSDateComponents>Int
    quarterSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    quarts .UnitVolume>UnitVolume
    quaternary ?
    quaternaryLabel .UIColor>UIColor ?
    quaternarySystemFill .UIColor>UIColor ?
    query NSURL>String NSURLComponents>String URL(percentEncoded:Bool=)>String URL>String
     URLComponents>String
    queryItems NSURLComponents>Array URLComponents>Array
    queuePriority Operation>QueuePriority
    quietNaN .Decimal>Decimal .FloatingPointClassification
    quotationBeginDelimiter Locale>String
    quotationBeginDelimiterKey .Key>Key
    quotationEndDelimiter Locale>String
    quotationEndDelimiterKey .Key>Key
    quote .CheckingType>CheckingType
    quotientAndRemainder BinaryInteger(dividingBy)
    radians .UnitAngle>UnitAngle
    radioButtons ?
    radix .BinaryFloatingPoint>Int .Decimal>Int .FloatingPoint>Int
    raiseException .DecodingFailurePolicy
    raising NSDecimalNumber(toPower:Int)>NSDecimalNumber
     NSDecimalNumber(toPower:Int,withBehavior:NSDecimalNumberBehaviors?)>NSDecimalNumber
    random .BinaryFloatingPoint(in:ClosedRange)>Self
     .BinaryFloatingPoint(in:ClosedRange,using)>Self .BinaryFloatingPoint(in:Range)>Self
     .BinaryFloatingPoint(in:Range,using)>Self .Bool()>Bool .Bool(using)>Bool
     .FixedWidthInteger(in:ClosedRange)>Self .FixedWidthInteger(in:ClosedRange,using)>Self
     .FixedWidthInteger(in:Range)>Self .FixedWidthInteger(in:Range,using)>Self
     .SIMD(in:ClosedRange)>Self .SIMD(in:ClosedRange,using)>Self .SIMD(in:Range)>Self
     .SIMD(in:Range,using)>Self .SIMDMask()>SIMDMask .SIMDMask(using)>SIMDMask .StreamType
     .UUID(using:RandomNumberGenerator)>UUID
    randomElement Collection() Collection(using)
    range AttributedStringProtocol(of,options:CompareOptions=,locale:Locale?=)>Range
     Calendar(of:Component,in:Component,for:Date)>Range CollectionRangeSubscript
     Data(of:Data,options:SearchOptions=,in:Range?=)>Range Element>Range Match>Range
     NSCalendar(of:Unit,for:Date)>DateInterval NSCalendar(of:Unit,in:Unit,for:Date)
     NSCalendar(ofWeekendContaining:Date)>DateInterval NSData(of:Data,options:SearchOptions=,in)
     NSString(of:String) NSString(of:String,options:CompareOptions=)
     NSString(of:String,options:CompareOptions=,range)
     NSString(of:String,options:CompareOptions=,range,locale:Locale?) NSTextCheckingResult
     NSTextCheckingResult(at:Int) NSTextCheckingResult(withName:String) RangeExpressionContains
     Run>Range SingleAttributeTransformer>Range
     StringProtocol(of,options:CompareOptions=,range:Range?=,locale:Locale?=)>Range
    rangeOfCharacter NSString(from:CharacterSet)
     NSString(from:CharacterSet,options:CompareOptions=)
     NSString(from:CharacterSet,options:CompareOptions=,range)
     StringProtocol(from:CharacterSet,options:CompareOptions=,range:Range?=)>Range
    rangeOfComposedCharacterSequence NSString(at:Int) StringProtocol(at)>Range
    rangeOfComposedCharacterSequences NSString(for) StringProtocol(for)>Range
    rangeOfFirstMatch NSRegularExpression(in:String,options:MatchingOptions=,range)
    rangeOfFragment NSURLComponents URLComponents>Range
    rangeOfHost NSURLComponents URLComponents>Range
    rangeOfPassword NSURLComponents URLComponents>Range
    rangeOfPath NSURLComponents URLComponents>Range
    rangeOfPort NSURLComponents URLComponents>Range
    rangeOfQuery NSURLComponents URLComponents>Range
    rangeOfScheme NSURLComponents URLComponents>Range
    rangeOfUser NSURLComponents URLComponents>Range
    rangeValue NSValue
    rangeView IndexSet(of)>RangeView IndexSet(of:Range)>RangeView IndexSet>RangeView
    ranges BidirectionalCollection(of:RegexComponent)>Array BidirectionalCollection(of:f)>Array
     Collection(of)>Array RangeSet
    rasterizationScale ?
    rate ?
    rawRepresentation ?
    rawValue AlignmentOptions>UInt64 Attributes>UInt64 Base64DecodingOptions>UInt
     Base64EncodingOptions>UInt CanonicalCombiningClass>UInt8 CheckingType>UInt64 CloseFlags>UInt
     Code>Int CodingUserInfoKey>String Comment>String CompareOptions>UInt
     DirectoryEnumerationOptions>UInt DispatchTime>dispatch_time_t
     DispatchWallTime>dispatch_time_t DispatchWorkItemFlags>UInt Encoding>UInt
     EncodingConversionOptions>UInt EnumerationOptions>UInt Event>UInt FileAttributeKey>String
     FileAttributeType>String FileOperationKind>String FileProtectionType>String
     FileSystemEvent>UInt FloatingPointSign>Int HTTPCookiePropertyKey>String Identifier>String
     IntervalFlags>UInt ItemReplacementOptions>UInt JobPriority>RawValue Key>String Kind>UInt8
     MatchingFlags>UInt MatchingOptions>UInt Mode>String MutabilityOptions>UInt
     NSBinarySearchingOptions>UInt NSEnumerationOptions>UInt NSExceptionName>String
     NSSortOptions>UInt NSTextCheckingKey>String Name>String NotificationCoalescing>UInt
     Options>UInt OutputFormatting>UInt ProgressKind>String ProgressUserInfoKey>String
     PropertyKey>String RawRepresentable ReadingOptions>UInt SearchOptions>UInt
     SearchPathDomainMask>UInt StreamNetworkServiceTypeValue>String
     StreamSOCKSProxyConfiguration>String StreamSOCKSProxyVersion>String
     StreamSocketSecurityLevel>String StringTransform>String TaskPriority>UInt8 TimerFlags>UInt
     URLFileResourceType>String URLResourceKey>String Unit>UInt Units>UInt UnmountOptions>UInt
     VolumeEnumerationOptions>UInt WritingOptions>UInt XCTPerformanceMetric>String
    read
     .DispatchIO(fromFileDescriptor:Int32,maxLength:Int,runningHandlerOn:DispatchQueue,handler:f)
     DispatchIO(offset:off_t,length:Int,queue:DispatchQueue,ioHandler:f)
     FileHandle(upToCount:Int)>Data InputStream(_:UnsafeMutablePointer,maxLength:Int)>Int
    readCompletionNotification .FileHandle>Name
    readData FileHandle(ofLength:Int)>Data
    readDataToEndOfFile FileHandle()>Data
    readInBackgroundAndNotify FileHandle() FileHandle(forModes:Array?)
    readRSSI ?
    readToEnd FileHandle()>Data
    readToEndOfFileInBackgroundAndNotify FileHandle() FileHandle(forModes:Array?)
    readValue ?
    readabilityHandler FileHandle
    readableContentGuide ?
    readableTypeIdentifiersForItemProvider .UIColor ?
    reading .Status
    realm URLProtectionSpace>String
    receive ? ?? Publisher(on,options=) Publisher(subscriber) URLSessionWebSocketTask()>Message
     URLSessionWebSocketTask(completionHandler:f)
    receivePort PortMessage>Port
    receivedApplicationContext ?
    receivesCredentialSecurely URLProtectionSpace>Bool
    receiving .FileOperationKind>FileOperationKind
    recognitionLevel ?
    recognized ?
    reconfigureItems ?
    reconfigureRows ?
    record .Attachment(_,named:String?=,sourceLocation:SourceLocation=)
     .Attachment(_:Attachment,sourceLocation:SourceLocation=)
     .Issue(_:Comment?=,severity:Severity=,sourceLocation:SourceLocation=)>Issue
     .Issue(_:Comment?=,sourceLocation:SourceLocation=)>Issue
     .Issue(_:Error,_:Comment?=,sourceLocation:SourceLocation=)>Issue ?
    recordArgument DistributedTargetInvocationEncoder(_:RemoteCallArgument)
     LocalTestingInvocationEncoder(_:RemoteCallArgument)
    recordChangeTag ?
    recordErrorType DistributedTargetInvocationEncoder(_) LocalTestingInvocationEncoder(_)
    recordFailure XCTestCase(withDescription:String,inFile:String,atLine:Int,expected:Bool)
     XCTestCaseRun(withDescription:String,inFile:String?,atLine:Int,expected:Bool)
    recordGenericSubstitution DistributedTargetInvocationEncoder(_)
     LocalTestingInvocationEncoder(_)
    recordID ?
    recordName ?
    recordReturnType DistributedTargetInvocationEncoder(_) LocalTestingInvocationEncoder(_)
    recordType ?
    recoveryAttempter NSError
    recoveryOptions RecoverableError>Array
    recoverySuggestion LocalizedError>String
    rectForRow ?
    rectValue NSValue>NSRect
    recurrences RecurrenceRule(of:Date,in:ClosedRange) RecurrenceRule(of:Date,in:PartialRangeFrom)
     RecurrenceRule(of:Date,in:PartialRangeThrough) RecurrenceRule(of:Date,in:PartialRangeUpTo)
     RecurrenceRule(of:Date,in:Range?=)
    red .UIColor>UIColor ?
    redacted ?
    redirectCount URLSessionTaskMetrics>Int
    redirectToNonExistentLocation .Code .URLError>Code
    redo ?
    redoActionName ??
    redraw ?
    reduce ? AsyncSequence(_,_:f) AsyncSequence(into,_:f) Publisher(_,_:f) Sequence(_,_:f)
     Sequence(into,_:f)
    referenceCount .FileAttributeKey>FileAttributeKey
    referrerURL ??
    reflexiveForm CustomPronoun>String
    refresh ?
    refreshAllObjects ?
    refreshControl ?
    refreshable ?
    regex Anchor>Regex Capture>Regex Character>Regex CharacterClass>Regex ChoiceOf>Regex
     CustomConsumingRegexComponent>Regex Local>Regex Lookahead>Regex NegativeLookahead>Regex
     One>Regex OneOrMore>Regex Optionally>Regex PredicateRegex>Regex Reference>Regex Regex>Regex
     RegexComponent>Regex Repeat>Regex Scalar>Regex String>Regex StringContainsRegex
     Substring>Regex TryCapture>Regex ZeroOrMore>Regex
    region ? Components>Region DispatchData(location:Int) Language>Region Locale>Region
    regionCode Locale>String
    regionThatFits ?
    regions Array>CollectionOfOne ArraySlice>CollectionOfOne ContiguousArray>CollectionOfOne
     Data>CollectionOfOne DataProtocol DispatchData>Array EmptyCollection>EmptyCollection
     NSData>Array Region>CollectionOfOne Repeated>Repeated Slice>Array
     UnsafeBufferPointer>CollectionOfOne UnsafeRawBufferPointer>CollectionOfOne
    register ? UICollectionView(_,forCellWithReuseIdentifier:String)
     UICollectionView(_,forSupplementaryViewOfKind:String,withReuseIdentifier:String)
     UITableView(_,forCellReuseIdentifier:String)
     UITableView(_,forHeaderFooterViewReuseIdentifier:String) UserDefaults(defaults:Dictionary)
    registerClass .URLProtocol(_:AnyClass)>Bool
    registerDataRepresentation ??
    registerFileRepresentation ??
    registerForPreviewing ?
    registerForRemoteNotifications ?
    registerForTraitChanges ?
    registerObject ??
    registerUndo ??
    registeredModel ?
    registeredObject ?
    registeredObjects ?
    registeredTypeIdentifiers ??
    registrationDomain .UserDefaults>String
    regular .URLFileResourceType>URLFileResourceType ?
    regularExpression .CheckingType>CheckingType .CompareOptions>CompareOptions
     NSTextCheckingResult>NSRegularExpression
    regularExpressionCheckingResult
     .NSTextCheckingResult(ranges:NSRangePointer,count:Int,regularExpression:NSRegularExpression)>NSTextCheckingResult
    regularMaterial ?
    rejectProtectionSpace .AuthChallengeDisposition
    rejectProtectionSpaceAndContinue
     URLAuthenticationChallengeSender(with:URLAuthenticationChallenge)
    relatedGregorian .Year(minimumLength:Int=)>Year
    relatedGregorianYear .Field
    relationshipKeyPathsForPrefetching ?
    relationshipsByName ?
    relative .FormatStyle(presentation:Presentation,unitsStyle:UnitsStyle=)>Self
     ClosedRange(to)>Range PartialRangeFrom(to)>Range PartialRangeThrough(to)>Range
     PartialRangeUpTo(to)>Range Range(to)>Range RangeExpression(to)>Range
    relativePath NSURL>String URL>String
    relativePriority DispatchQoS>Int
    relativeString NSURL>String URL>String
    relaxed .AtomicLoadOrdering>AtomicLoadOrdering .AtomicStoreOrdering>AtomicStoreOrdering
     .AtomicUpdateOrdering>AtomicUpdateOrdering
    release Unmanaged()
    releasing .AtomicStoreOrdering>AtomicStoreOrdering .AtomicUpdateOrdering>AtomicUpdateOrdering
    reload ?
    reloadAllComponents ?
    reloadAllTimelines ?
    reloadComponent ?
    reloadData ?
    reloadFromOrigin ?
    reloadIgnoringCacheData .CachePolicy>CachePolicy
    reloadIgnoringLocalAndRemoteCacheData .CachePolicy
    reloadIgnoringLocalCacheData .CachePolicy
    reloadInputViews ?
    reloadItems ?
    reloadRevalidatingCacheData .CachePolicy
    reloadRows ?
    reloadSections ?
    reloadTimelines ?
    reluctant .RegexRepetitionBehavior>RegexRepetitionBehavior
    remainder FloatingPoint(dividingBy)>Self
    remainderReportingOverflow FixedWidthInteger(dividingBy) Int(dividingBy:Int)
     Int128(dividingBy:Int128) Int16(dividingBy:Int16) Int32(dividingBy:Int32)
     Int64(dividingBy:Int64) Int8(dividingBy:Int8) UInt(dividingBy:UInt)
     UInt128(dividingBy:UInt128) UInt16(dividingBy:UInt16) UInt32(dividingBy:UInt32)
     UInt64(dividingBy:UInt64) UInt8(dividingBy:UInt8)
    remembersLastFocusedIndexPath ?
    remoteAddress URLSessionTaskTransactionMetrics>String
    remoteCall DistributedActorSystem(on,target:RemoteCallTarget,invocation,throwing,returning)
     LocalTestingDistributedActorSystem(on,target:RemoteCallTarget,invocation:InvocationEncoder,throwing,returning)
    remoteCallVoid DistributedActorSystem(on,target:RemoteCallTarget,invocation,throwing)
     LocalTestingDistributedActorSystem(on,target:RemoteCallTarget,invocation:InvocationEncoder,throwing)
    remoteObjectInterface ??
    remoteObjectProxy ??
    remoteObjectProxyWithErrorHandler ??
    remotePort URLSessionTaskTransactionMetrics>String
    removal ?
    removals CollectionDifference>Array
    remove .Change(offset:Int,element,associatedWith:Int?) Array(at:Int) ArraySlice(at:Int)
     CharacterSet(_:UnicodeScalar)>UnicodeScalar CharacterSet(charactersIn:ClosedRange)
     CharacterSet(charactersIn:Range) CharacterSet(charactersIn:String) ContiguousArray(at:Int)
     Dictionary(at) IndexSet(_:Element)>Element IndexSet(integersIn:ClosedRange)
     IndexSet(integersIn:Range) InputStream(from:RunLoop,forMode:Mode) NSCountedSet(_)
     NSMutableArray(_) NSMutableArray(_,in) NSMutableIndexSet(_:IndexSet) NSMutableIndexSet(_:Int)
     NSMutableIndexSet(in) NSMutableOrderedSet(_) NSMutableSet(_) OptionSet(_)
     OutputStream(from:RunLoop,forMode:Mode) Port(from:RunLoop,forMode:Mode)
     RangeReplaceableCollection(at) RangeSet(_,within) RangeSet(contentsOf:Range)
     RunLoop(_:Port,forMode:Mode) Set(_) Set(at) SetAlgebra(_) Slice(at)
     SocketPort(from:RunLoop,forMode:Mode) Stream(from:RunLoop,forMode:Mode)
     String(at:Index)>Character URLCredentialStorage(_:URLCredential,for:URLProtectionSpace)
     URLCredentialStorage(_:URLCredential,for:URLProtectionSpace,options:Dictionary?=)
     URLCredentialStorage(_:URLCredential,for:URLProtectionSpace,options:Dictionary?=,task:URLSessionTask)
    removeAll Array(keepingCapacity:Bool=) ArraySlice(keepingCapacity:Bool=)
     ContiguousArray(keepingCapacity:Bool=) Dictionary(keepingCapacity:Bool=) IndexSet()
     OutputRawSpan() OutputSpan() RangeReplaceableCollection(keepingCapacity:Bool)
     RangeReplaceableCollection(keepingCapacity:Bool=) RangeReplaceableCollection(where:f)
     Set(keepingCapacity:Bool=) String(keepingCapacity:Bool=)
    removeAllActions ? ??
    removeAllAnimations ?
    removeAllBehaviors ?
    removeAllCachedResourceValues NSURL() URL()
    removeAllCachedResponses URLCache()
    removeAllChildren ?
    removeAllDeliveredNotifications ?
    removeAllIndexes NSMutableIndexSet()
    removeAllObjects NSCache() NSCountedSet() NSMutableArray() NSMutableDictionary()
     NSMutableOrderedSet() NSMutableSet()
    removeAllPendingNotificationRequests ?
    removeAllSegments ?
    removeAnimation ?
    removeAnnotation ?
    removeAnnotations ?
    removeArrangedSubview ? UIStackView(_:UIView)
    removeAttribute NSMutableAttributedString(_:Key,range) XMLElement(forName:String)
    removeBehavior ?
    removeCachedResourceValue NSURL(forKey:URLResourceKey) URL(forKey:URLResourceKey)
    removeCachedResponse URLCache(for:URLRequest) URLCache(for:URLSessionDataTask)
    removeCachedResponses URLCache(since:Date)
    removeCharacters NSMutableCharacterSet(in) NSMutableCharacterSet(in:String)
    removeChild XMLDTD(at:Int) XMLDocument(at:Int) XMLElement(at:Int)
    removeConstraint ?
    removeConstraints ?
    removeCookies HTTPCookieStorage(since:Date)
    removeDeliveredNotifications ?
    removeDependency Operation(_:Operation)
    removeDuplicates ? Publisher() Publisher(by:f)
    removeFirst Collection() Collection(_:Int) RangeReplaceableCollection()
     RangeReplaceableCollection(_:Int) Set()
    removeFromParent ?
    removeFromSuperlayer ?
    removeFromSuperview ?
    removeGestureRecognizer ?
    removeInput ?
    removeInteraction ?
    removeItem ? FileManager(at:URL) FileManager(atPath:String)
    removeLast BidirectionalCollection() BidirectionalCollection(_:Int) OutputRawSpan()>UInt8
     OutputRawSpan(_:Int) OutputSpan() OutputSpan(_:Int) RangeReplaceableCollection()
     RangeReplaceableCollection(_:Int)
    removeLastObject NSMutableArray()
    removeLayoutGuide ?
    removeNamespace XMLElement(forPrefix:String)
    removeObject NSCache(forKey) NSMutableArray(at:Int) NSMutableArray(identicalTo)
     NSMutableArray(identicalTo,in) NSMutableDictionary(forKey) NSMutableOrderedSet(at:Int)
     UserDefaults(forKey:String)
    removeObjects NSMutableArray(at:IndexSet) NSMutableArray(in) NSMutableArray(in:Array)
     NSMutableDictionary(forKeys:Array) NSMutableOrderedSet(at:IndexSet) NSMutableOrderedSet(in)
     NSMutableOrderedSet(in:Array)
    removeObserver ?? NotificationCenter(_) NotificationCenter(_,name:Name?,object)
     NotificationCenter(_:ObservationToken)
    removeOutput ?
    removeOverlay ?
    removeOverlays ?
    removePendingNotificationRequests ?
    removePersistentDomain UserDefaults(forName:String)
    removeProperty .URLProtocol(forKey:String,in:NSMutableURLRequest)
    removeScriptMessageHandler ?
    removeSegment ?
    removeSubrange AttributedString(_:RangeExpression) RangeReplaceableCollection(_)
     RangeReplaceableCollection(_:Range) Slice(_:Range) String(_:Range)
    removeSubranges AttributedString(_:RangeSet) MutableCollection(_:RangeSet)
     RangeReplaceableCollection(_:RangeSet)
    removeSuite UserDefaults(named:String)
    removeTap ?
    removeTarget ?
    removeTestObserver XCTestObservationCenter(_:XCTestObservation)
    removeTimeObserver ?
    removeValue Dictionary(forKey)
    removeVolatileDomain UserDefaults(forName:String)
    removingLastIndex NSIndexPath()>IndexPath
    removingPercentEncoding NSString>String StringProtocol>String
    removingSubranges Collection(_:RangeSet)>DiscontiguousSlice
    rename .FileSystemEvent>FileSystemEvent
    renameAction ?
    render ?
    renderingMode ?
    repeatCount ?
    repeatDuration ?
    repeatForever ?
    repeatedTimePolicy RecurrenceRule>RepeatedTimePolicy
    repeatedValue Repeated
    repetitionBehavior Regex(_:RegexRepetitionBehavior)>Regex
    replace ? DispatchSourceUserDataReplace(data:UInt)
     RangeReplaceableCollection(_,with,maxReplacements:Int=)
     RangeReplaceableCollection(_:RegexComponent,maxReplacements:Int=,with:f)
     RangeReplaceableCollection(_:RegexComponent,with,maxReplacements:Int=)
     RangeReplaceableCollection(maxReplacements:Int=,content:f,with:f)
     RangeReplaceableCollection(with,maxReplacements:Int=,content:f) SIMD(with,where:SIMDMask)
     SIMDMask(with:SIMDMask,where:SIMDMask) SingleAttributeTransformer(with,value)
     SingleAttributeTransformer(with:k,value)
    replaceAttributes AttributedString(_:AttributeContainer,with:AttributeContainer)
     AttributedStringAttributeMutation(_:AttributeContainer,with:AttributeContainer)
     AttributedSubstring(_:AttributeContainer,with:AttributeContainer)
     DiscontiguousAttributedSubstring(_:AttributeContainer,with:AttributeContainer)
    replaceBytes NSMutableData(in,withBytes:UnsafeRawPointer)
     NSMutableData(in,withBytes:UnsafeRawPointer?,length:Int)
    replaceCharacters NSMutableAttributedString(in,with:NSAttributedString)
     NSMutableAttributedString(in,with:String) NSMutableString(in,with:String)
    replaceChild XMLDTD(at:Int,with:XMLNode) XMLDocument(at:Int,with:XMLNode)
     XMLElement(at:Int,with:XMLNode)
    replaceCurrentItem ?
    replaceDisabled ?
    replaceEmpty ? Publisher(with)
    replaceError ? Publisher(with)
    replaceItem
     FileManager(at:URL,withItemAt:URL,backupItemName:String?,options:ItemReplacementOptions=)>URL
    replaceItemAt
     FileManager(_:URL,withItemAt:URL,backupItemName:String?=,options:ItemReplacementOptions=)>URL
    replaceMatches
     NSRegularExpression(in:NSMutableString,options:MatchingOptions=,range,withTemplate:String)>Int
    replaceNil ? Publisher(with)
    replaceObject NSMutableArray(at:Int,with) NSMutableOrderedSet(at:Int,with)
    replaceObjects NSMutableArray(at:IndexSet,with:Array) NSMutableArray(in,withObjectsFrom:Array)
     NSMutableArray(in,withObjectsFrom:Array,range) NSMutableOrderedSet(at:IndexSet,with:Array)
     NSMutableOrderedSet(in,with:UnsafePointer,count:Int)
    replaceOccurrences NSMutableString(of:String,with:String,options:CompareOptions=,range)>Int
    replaceSublayer ?
    replaceSubrange Array(_:Range,with) ArraySlice(_:Range,with)
     AttributedString(_:RangeExpression,with:AttributedStringProtocol)
     CharacterView(_:Range,with:Collection) ContiguousArray(_:Range,with) Data(_:Range,with)
     Data(_:Range,with:Data) Data(_:Range,with:UnsafeBufferPointer)
     Data(_:Range,with:UnsafeRawPointer,count:Int) RangeReplaceableCollection(_,with)
     RangeReplaceableCollection(_:Range,with) Slice(_:Range,with) String(_:Range,with)
     Substring(_:Range,with) Substring(_:Range,with:Substring) UnicodeScalarView(_:Range,with)
     UnicodeScalarView(_:Range,with:Collection)
    replacement .CheckingType>CheckingType ?
    replacementIndex FoundationAttributes>ReplacementIndexAttribute
    replacementObject NSObject(for:NSCoder) NSObject(for:NSKeyedArchiver)
    replacementString
     NSRegularExpression(for:NSTextCheckingResult,in:String,offset:Int,template:String)>String
    replacing RangeReplaceableCollection(_,with,maxReplacements:Int=)>Self
     RangeReplaceableCollection(_,with,subrange:Range,maxReplacements:Int=)>Self
     RangeReplaceableCollection(_:RegexComponent,maxReplacements:Int=,with:f)>Self
     RangeReplaceableCollection(_:RegexComponent,subrange:Range,maxReplacements:Int=,with:f)>Self
     RangeReplaceableCollection(_:RegexComponent,with,maxReplacements:Int=)>Self
     RangeReplaceableCollection(_:RegexComponent,with,subrange:Range,maxReplacements:Int=)>Self
     RangeReplaceableCollection(maxReplacements:Int=,content:f,with:f)>Self
     RangeReplaceableCollection(subrange:Range,maxReplacements:Int=,content:f,with:f)>Self
     RangeReplaceableCollection(with,maxReplacements:Int=,content:f)>Self
     RangeReplaceableCollection(with,subrange:Range,maxReplacements:Int=,content:f)>Self
     SIMD(with,where:SIMDMask)>Self SIMDMask(with:SIMDMask,where:SIMDMask)>SIMDMask
    replacingAttributes
     AttributedStringProtocol(_:AttributeContainer,with:AttributeContainer)>AttributedString
    replacingCharacters NSString(in,with:String)>String StringProtocol(in,with)>String
    replacingOccurrences NSString(of:String,with:String)>String
     NSString(of:String,with:String,options:CompareOptions=,range)>String
     StringProtocol(of,with,options:CompareOptions=,range:Range?=)>String
    reportCompletion .MatchingOptions>MatchingOptions
    reportProgress .MatchingOptions>MatchingOptions
    republicOfChina .Identifier .Identifier>Identifier
    request ? URLProtocol>URLRequest URLSessionTaskTransactionMetrics>URLRequest
    requestAccess ?
    requestAlwaysAuthorization ?
    requestAuthorization ?
    requestBodyStreamExhausted .Code .URLError>Code
    requestCachePolicy URLSessionConfiguration>CachePolicy
    requestEndDate URLSessionTaskTransactionMetrics>Date
    requestFullAccessToEvents ?
    requestGeometryUpdate ?
    requestHeaderFields .HTTPCookie(with:Array)>Dictionary
    requestImage ?
    requestImageData ?
    requestIsCacheEquivalent .URLProtocol(_:URLRequest,to:URLRequest)>Bool
    requestLocation ?
    requestRecordPermission ?
    requestReview ?
    requestSceneSessionActivation ?
    requestSceneSessionDestruction ?
    requestSceneSessionRefresh ?
    requestStartDate URLSessionTaskTransactionMetrics>Date
    requestTrackingAuthorization ?
    requestWhenInUseAuthorization ?
    requestedScopes ?
    require ?
    required ?
    requiredEnd .MatchingFlags>MatchingFlags
    requiredKeys .CustomPronoun(forLanguage:String)>Array
    requiredUserInfoKeys ??
    requiresConstraintBasedLayout ?
    requiresExternalPower ?
    requiresNetworkConnectivity ?
    requiresSecureCoding NSCoder>Bool NSKeyedArchiver>Bool NSKeyedUnarchiver>Bool
    reserveCapacity Array(_:Int) ArraySlice(_:Int) ContiguousArray(_:Int) Data(_:Int)
     Dictionary(_:Int) RangeReplaceableCollection(_:Int) Set(_:Int) String(_:Int)
     UnicodeScalarView(_:Int)
    reservedSpaceLength Port>Int
    reset ? CharacterIterator(roundingBackwardsFrom:Int)
     CharacterIterator(roundingForwardsFrom:Int) CharacterIterator(toUnchecked:Int)
     URLSession(completionHandler:f) UnicodeScalarIterator(roundingBackwardsFrom:Int)
     UnicodeScalarIterator(roundingForwardsFrom:Int) UnicodeScalarIterator(toUnchecked:Int)
    resetBytes Data(in:Range) MutableDataProtocol(in) NSMutableData(in)
    resetStandardUserDefaults .UserDefaults()
    resetSystemTimeZone .NSTimeZone()
    resignCurrent ?? Progress()
    resignFirstResponder ?
    resignID DistributedActorSystem(_) LocalTestingDistributedActorSystem(_:ActorID)
    resignKey ?
    resizable ?
    resizableImage ?
    resolve .DistributedActor(id,using)>Self DistributedActorSystem(id,as) Font(in)
     LocalTestingDistributedActorSystem(id:ActorID,as)
    resolveNamespace XMLElement(forName:String)>XMLNode
    resolvePrefix XMLElement(forNamespaceURI:String)>String
    resolveSymlinksInPath URL()
    resolvedColor ? UIColor(with:UITraitCollection)>UIColor
    resolvingSymlinksInPath NSString>String NSURL>URL URL()>URL
    resourceFetchType URLSessionTaskTransactionMetrics>ResourceFetchType
    resourcePath Bundle>String
    resourceSpecifier NSURL>String
    resourceURL Bundle>URL
    resourceUnavailable .Code .URLError>Code
    resourceValues NSURL(forKeys:Array)>Dictionary URL(forKeys:Set)>URLResourceValues
    responds ??
    response CachedURLResponse>URLResponse URLSessionTask>URLResponse
     URLSessionTaskTransactionMetrics>URLResponse
    responseEndDate URLSessionTaskTransactionMetrics>Date
    responseStartDate URLSessionTaskTransactionMetrics>Date
    responsiveData ?
    restorationIdentifier ?
    restoreCompletedTransactions ?
    restoreGState ?
    restoresFocusAfterTransition ?
    result Task>Result
    resultType ? NSTextCheckingResult>CheckingType
    resume CheckedContinuation() CheckedContinuation(returning) CheckedContinuation(throwing)
     CheckedContinuation(with:Result) DispatchObject() DispatchSourceProtocol() Process()>Bool
     Progress() URLSessionTask() URLSessionWebSocketTask() UnsafeContinuation()
     UnsafeContinuation(returning) UnsafeContinuation(throwing) UnsafeContinuation(with:Result)
    resumingHandler Progress
    retain Unmanaged()>Unmanaged
    retrievePeripherals ?
    retry ? Publisher(_:Int)
    returnCacheDataDontLoad .CachePolicy
    returnCacheDataElseLoad .CachePolicy
    returnKeyType ?
    returnsObjectsAsFaults ?
    reuseIdentifier ? UICollectionReusableView>String UITableViewCell>String
     UITableViewHeaderFooterView>String
    reverse .EnumerationOptions>EnumerationOptions .NSEnumerationOptions>NSEnumerationOptions
     .SortOrder MutableCollection()
    reverseGeocodeLocation ?
    reverseObjectEnumerator NSArray()>NSEnumerator NSOrderedSet()>NSEnumerator
    reversed BidirectionalCollection()>ReversedCollection NSOrderedSet>NSOrderedSet
     ReversedCollection() Sequence()>Array
    reversedSortDescriptor NSSortDescriptor
    revoke .FileSystemEvent>FileSystemEvent
    revolutions .UnitAngle>UnitAngle
    rhs Arithmetic Comparison Conjunction Disjunction Equal FloatDivision IntDivision IntRemainder
     NilCoalesce NotEqual
    right .CanonicalCombiningClass>CanonicalCombiningClass NSEdgeInsets>CGFloat
    rightAnchor ?
    rightBarButtonItem ?
    rightBarButtonItems ?
    rightMouseDown ?
    rightMouseDragged ?
    rightMouseUp ?
    rightToLeft .LanguageDirection .WritingDirection
    rightView ?
    rightViewMode ?
    rohingya .LanguageCode>LanguageCode
    rollback ?
    romania .Region>Region
    romanian .LanguageCode>LanguageCode
    root KeyPath
    rootDocument XMLNode>XMLDocument
    rootElement XMLDocument()>XMLElement
    rootType .AnyKeyPath
    rootView ?
    rootViewController ?
    rotate ? AffineTransform(byDegrees:CGFloat) AffineTransform(byRadians:CGFloat)
     NSAffineTransform(byDegrees:CGFloat) NSAffineTransform(byRadians:CGFloat)
    rotated ?
    rotation ?
    rotation3DEffect ?
    rotationEffect ?
    round CGFloat(_:FloatingPointRoundingRule) Double(_:FloatingPointRoundingRule)
     Float(_:FloatingPointRoundingRule) Float16(_:FloatingPointRoundingRule)
     Float80(_:FloatingPointRoundingRule) FloatingPoint()
     FloatingPoint(_:FloatingPointRoundingRule) SIMD(_:FloatingPointRoundingRule)
    rounded ? Currency(rule:RoundingRule=,increment:Int?=)>Currency
     Currency(rule=,increment:Double?=) Currency(rule=,increment:Int?=) FloatingPoint()>Self
     FloatingPoint(_:FloatingPointRoundingRule)>Self
     FloatingPointFormatStyle(rule=,increment:Double?=)>FloatingPointFormatStyle
     FormatStyle(rule:RoundingRule=,increment:Int?=)>FormatStyle
     IntegerFormatStyle(rule=,increment:Int?=)>IntegerFormatStyle
     Percent(rule:RoundingRule=,increment:Int?=)>Percent Percent(rule=,increment:Double?=)
     Percent(rule=,increment:Int?=) SIMD(_:FloatingPointRoundingRule)>Self
    rounding NSDecimalNumber(accordingToBehavior:NSDecimalNumberBehaviors?)>NSDecimalNumber
    roundingBehavior NumberFormatter>NSDecimalNumberHandler
    roundingIncrement FractionalPartDisplayStrategy>Double NumberFormatter>NSNumber
    roundingMode NSDecimalNumberBehaviors()>RoundingMode NSDecimalNumberHandler()>RoundingMode
     NumberFormatter>RoundingMode
    roundingRule FractionalPartDisplayStrategy>FloatingPointRoundingRule
    row ??
    rowHeight ?
    run .MainActor(resultType=,body:f)
     .Process(_:URL,arguments:Array,terminationHandler:f=)>Process Process() RunLoop()
     RunLoop(mode:Mode,before:Date)>Bool RunLoop(until:Date) XCTest()
    runBoundaries .AttributedStringKey>AttributeRunBoundaries
     .WritingDirectionAttribute>AttributeRunBoundaries
    runDetached .Task(priority:TaskPriority?=,operation:f)>Task
    runModal ?
    runSynchronously
     ExecutorJob(isolatedTo:UnownedSerialExecutor,taskExecutor:UnownedTaskExecutor)
     ExecutorJob(on:UnownedSerialExecutor) ExecutorJob(on:UnownedTaskExecutor)
     Job(on:UnownedSerialExecutor)
     UnownedJob(isolatedTo:UnownedSerialExecutor,taskExecutor:UnownedTaskExecutor)
     UnownedJob(on:UnownedSerialExecutor) UnownedJob(on:UnownedTaskExecutor)
    running .State
    runningApplications ?
    runningBackground ?
    runningForeground ?
    runningPropertyAnimator ?
    runs AttributedString>Runs AttributedStringProtocol>Runs AttributedSubstring>Runs
     DiscontiguousAttributedSubstring>Runs
    russia .Region>Region
    russian .LanguageCode>LanguageCode
    rwanda .Region>Region
    réunion .Region>Region
    safariViewControllerDidFinish ?
    safeAreaInset ?
    safeAreaInsets ?
    safeAreaInsetsDidChange ?
    safeAreaLayoutGuide ?
    safeAreaPadding ?
    saintBarthélemy .Region>Region
    saintHelena .Region>Region
    saintKittsNevis .Region>Region
    saintLucia .Region>Region
    saintMartin .Region>Region
    saintPierreMiquelon .Region>Region
    saintVincentGrenadines .Region>Region
    same .URLRelationship
    sameOriginOnly .ExternalEntityResolvingPolicy
    samePosition Index(in:String)>Index Index(in:UTF16View)>Index Index(in:UTF8View)>Index
     Index(in:UnicodeScalarView)>UnicodeScalarIndex
    samoa .Region>Region
    samoan .LanguageCode>LanguageCode
    sanMarino .Region>Region
    sanskrit .LanguageCode>LanguageCode
    santali .LanguageCode>LanguageCode
    saturation ?
    saturday .Weekday
    saudiArabia .Region>Region
    save ?
    saveGState ?
    scalarCount .SIMDStorage>Int SIMD16>Int SIMD16Storage>Int SIMD2>Int SIMD2Storage>Int
     SIMD32>Int SIMD32Storage>Int SIMD3>Int SIMD4>Int SIMD4Storage>Int SIMD64>Int
     SIMD64Storage>Int SIMD8>Int SIMD8Storage>Int SIMDMask>Int SIMDStorage>Int
    scalarValue .UnicodeDecodingResult(_:Scalar)
    scale ? AffineTransform(_:CGFloat) AffineTransform(x:CGFloat,y:CGFloat) Currency(_:Double)
     Currency(_:Double)>Currency FloatingPointFormatStyle(_:Double)>FloatingPointFormatStyle
     FormatStyle(_:Double)>FormatStyle IntegerFormatStyle(_:Double)>IntegerFormatStyle
     NSAffineTransform(by:CGFloat) NSDecimalNumberBehaviors()>Int16 NSDecimalNumberHandler()>Int16
     Percent(_:Double) Percent(_:Double)>Percent
    scaleAspectFill ?
    scaleAspectFit ?
    scaleBy ?
    scaleEffect ?
    scaleToFill ?
    scaleX NSAffineTransform(by:CGFloat,yBy:CGFloat)
    scaled ? Font(by:CGFloat)>Font
    scaledBy ?
    scaledFont ?
    scaledToFill ?
    scaledToFit ?
    scaledValue ?
    scan ? Publisher(_,_:f)
    scanCharacter Scanner()>Character
    scanCharacters Scanner(from:CharacterSet)>String
     Scanner(from:CharacterSet,into:UnsafeMutablePointer?)>Bool
    scanCharactersFromSet Scanner(_:CharacterSet)>String
    scanDecimal Scanner()>Decimal Scanner(_:Decimal)>Bool
    scanDouble Scanner()>Double Scanner(_:UnsafeMutablePointer)>Bool
     Scanner(representation:NumberRepresentation=)>Double
    scanFloat Scanner()>Float Scanner(_:UnsafeMutablePointer)>Bool
     Scanner(representation:NumberRepresentation=)>Float
    scanForPeripherals ?
    scanHexDouble Scanner()>Double Scanner(_:UnsafeMutablePointer)>Bool
    scanHexFloat Scanner()>Float Scanner(_:UnsafeMutablePointer)>Bool
    scanHexInt32 Scanner()>UInt32 Scanner(_:UnsafeMutablePointer)>Bool
    scanHexInt64 Scanner()>UInt64 Scanner(_:UnsafeMutablePointer)>Bool
    scanInt Scanner()>Int Scanner(_:UnsafeMutablePointer)>Bool
     Scanner(representation:NumberRepresentation=)>Int
    scanInt32 Scanner()>Int32 Scanner(_:UnsafeMutablePointer)>Bool
     Scanner(representation:NumberRepresentation=)>Int32
    scanInt64 Scanner()>Int64 Scanner(_:UnsafeMutablePointer)>Bool
     Scanner(representation:NumberRepresentation=)>Int64
    scanLocation Scanner>Int
    scanString Scanner(_:String)>String Scanner(_:String,into:UnsafeMutablePointer?)>Bool
    scanUInt64 Scanner()>UInt64 Scanner(representation:NumberRepresentation=)>UInt64
    scanUnsignedLongLong Scanner(_:UnsafeMutablePointer)>Bool
    scanUpTo Scanner(_:String,into:UnsafeMutablePointer?)>Bool
    scanUpToCharacters Scanner(from:CharacterSet)>String
     Scanner(from:CharacterSet,into:UnsafeMutablePointer?)>Bool
    scanUpToCharactersFromSet Scanner(_:CharacterSet)>String
    scanUpToString Scanner(_:String)>String
    scandinavianMiles .UnitLength>UnitLength
    scene ?
    sceneDidBecomeActive ?
    sceneDidDisconnect ?
    sceneDidEnterBackground ?
    scenePadding ?
    scenePhase ?
    sceneWillEnterForeground ?
    sceneWillResignActive ?
    schedule ?
     DispatchSourceTimer(deadline:DispatchTime,repeating:DispatchTimeInterval=,leeway:DispatchTimeInterval=)
     DispatchSourceTimer(deadline:DispatchTime,repeating:Double,leeway:DispatchTimeInterval=)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,repeating:DispatchTimeInterval=,leeway:DispatchTimeInterval=)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,repeating:Double,leeway:DispatchTimeInterval=)
     InputStream(in:RunLoop,forMode:Mode) OutputStream(in:RunLoop,forMode:Mode)
     Port(in:RunLoop,forMode:Mode) SocketPort(in:RunLoop,forMode:Mode)
     Stream(in:RunLoop,forMode:Mode)
    scheduleBuffer ?
    scheduleFile ?
    scheduleOneshot DispatchSourceTimer(deadline:DispatchTime,leeway:DispatchTimeInterval)
     DispatchSourceTimer(deadline:DispatchTime,leeway:DispatchTimeInterval=)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,leeway:DispatchTimeInterval)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,leeway:DispatchTimeInterval=)
    scheduleRepeating
     DispatchSourceTimer(deadline:DispatchTime,interval:DispatchTimeInterval,leeway:DispatchTimeInterval)
     DispatchSourceTimer(deadline:DispatchTime,interval:DispatchTimeInterval,leeway:DispatchTimeInterval=)
     DispatchSourceTimer(deadline:DispatchTime,interval:Double,leeway:DispatchTimeInterval)
     DispatchSourceTimer(deadline:DispatchTime,interval:Double,leeway:DispatchTimeInterval=)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,interval:DispatchTimeInterval,leeway:DispatchTimeInterval)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,interval:DispatchTimeInterval,leeway:DispatchTimeInterval=)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,interval:Double,leeway:DispatchTimeInterval)
     DispatchSourceTimer(wallDeadline:DispatchWallTime,interval:Double,leeway:DispatchTimeInterval=)
    scheduledTimer .Timer(withTimeInterval:TimeInterval,repeats:Bool,block:f)>Timer
    schemas ?
    scheme NSURL>String NSURLComponents>String URL>String URLComponents>String
    scientific .Notation>Notation .Style
    scopeButtonTitles ?
    scopeProvider IssueHandlingTrait(for:Test,testCase:Case?)>IssueHandlingTrait
     ParallelizationTrait(for:Test,testCase:Case?)>ParallelizationTrait
     SuiteTrait(for:Test,testCase:Case?)>Self Trait(for:Test,testCase:Case?)
     Trait(for:Test,testCase:Case?)>Never Trait(for:Test,testCase:Case?)>Self
    screen ?
    screenshot ?
    script Components>Script Language>Script
    scriptCode .Key>Key Locale>String
    scrollBars ?
    scrollBounceBehavior ?
    scrollClipDisabled ?
    scrollContentBackground ?
    scrollDirection ?
    scrollDisabled ?
    scrollDismissesKeyboard ?
    scrollEdgeAppearance ?
    scrollIndicatorInsets ?
    scrollIndicators ?
    scrollPosition ?
    scrollRectToVisible ?
    scrollTargetBehavior ?
    scrollTargetLayout ?
    scrollTo ?
    scrollToItem ?
    scrollToRow ?
    scrollTransition ?
    scrollViewDidEndDecelerating ?
    scrollViewDidEndDragging ?
    scrollViewDidEndScrollingAnimation ?
    scrollViewDidScroll ?
    scrollViewDidScrollToTop ?
    scrollViewDidZoom ?
    scrollViewShouldScrollToTop ?
    scrollViewTexturedBackground .UIColor>UIColor ?
    scrollViewWillBeginDecelerating ?
    scrollViewWillBeginDragging ?
    scrollViewWillEndDragging ?
    scrollViews ?
    scrollWheel ?
    scrollsToTop ?
    searchBackwards .Options>Options
    searchBar ?
    searchBarCancelButtonClicked ?
    searchBarSearchButtonClicked ?
    searchBarTextDidBeginEditing ?
    searchBarTextDidEndEditing ?
    searchCompletion ?
    searchController ?
    searchField ?
    searchFields ?
    searchResultsController ?
    searchResultsUpdater ?
    searchRules .Collation>Collation
    searchScopes ?
    searchSuggestions ?
    searchTextField ?
    searchable ?
    second .Component .Field .Field>Field .Unit>Unit Attributed(_:Second=)>Attributed
     DateComponents>Int FormatStyle(_:Second=)>FormatStyle
     IntervalFormatStyle()>IntervalFormatStyle NSDateComponents>Int WordPair>UInt
    secondAttribute ?
    secondFraction .Field Attributed(_:SecondFraction)>Attributed
     FormatStyle(_:SecondFraction)>FormatStyle
    secondItem ?
    secondary ?
    secondaryGroupingSize NumberFormatter>Int
    secondaryLabel .UIColor>UIColor ?
    secondaryLabelColor ?
    secondarySystemBackground .UIColor>UIColor ?
    secondarySystemFill .UIColor>UIColor ?
    secondarySystemGroupedBackground .UIColor>UIColor ?
    seconds .DispatchTimeInterval(_:Int) .Duration(_)>Duration .Duration(_:Double)>Duration .Field
     .Unit>Unit .UnitDuration>UnitDuration ? RecurrenceRule>Array
    secondsFromGMT NSTimeZone(for:Date)>Int NSTimeZone>Int TimeZone(for:Date=)>Int
    secondsSince1970 .DateDecodingStrategy .DateEncodingStrategy
    section ??
    sectionFooterHeight ?
    sectionForSectionIndexTitle ?
    sectionHeaderHeight ?
    sectionHeaderTopPadding ?
    sectionIdentifiers ?
    sectionIndexColor ?
    sectionIndexTitles ?
    sectionInset ?
    sectionInsetReference ?
    sectionNameKeyPath ?
    sections ?
    secure .HTTPCookiePropertyKey>HTTPCookiePropertyKey
    secureConnectionEndDate URLSessionTaskTransactionMetrics>Date
    secureConnectionFailed .Code .URLError>Code
    secureConnectionStartDate URLSessionTaskTransactionMetrics>Date
    secureTextField ?
    secureTextFields ?
    seek ? FileHandle(toFileOffset:UInt64) FileHandle(toOffset:UInt64)
    seekToEnd FileHandle()>UInt64
    seekToEndOfFile FileHandle()>UInt64
    segmented ?
    segmentedControls ?
    selectAll ?
    selectAnnotation ?
    selectFile ?
    selectItem ?
    selectRow ?
    selectText ?
    selected ?
    selectedAnnotations ?
    selectedBackgroundView ?
    selectedColumn ?
    selectedContentBackgroundColor ?
    selectedDetentIdentifier ?
    selectedIndex ?
    selectedRange ?
    selectedRow ?
    selectedRowIndexes ?
    selectedScopeButtonIndex ?
    selectedSegmentIndex ?
    selectedTextRange ?
    selectedViewController ?
    selectionChanged ?
    selectionStyle ?
    self NSObject()>Self NSObjectProtocol()>Self
    selfSizingInvalidation ?
    semanticContentAttribute ?
    semibold ?
    send ? Port(before:Date,components:NSMutableArray?,from:Port?,reserved:Int)>Bool
     Port(before:Date,msgid:Int,components:NSMutableArray?,from:Port?,reserved:Int)>Bool
     PortMessage(before:Date)>Bool
     SocketPort(before:Date,components:NSMutableArray?,from:Port?,reserved:Int)>Bool
     SocketPort(before:Date,msgid:Int,components:NSMutableArray?,from:Port?,reserved:Int)>Bool
     Subject() Subject(_) Subject(completion) Subject(subscription)
     URLSessionWebSocketTask(_:Message) URLSessionWebSocketTask(_:Message,completionHandler:f)
    sendAction ?
    sendActions ?
    sendMessage ?
    sendMessageData ?
    sendPing ?? URLSessionWebSocketTask() URLSessionWebSocketTask(pongReceiveHandler:f)
    sendPort PortMessage>Port
    sendSubviewToBack ?
    sender URLAuthenticationChallenge>URLAuthenticationChallengeSender
    senegal .Region>Region
    sensoryFeedback ?
    separator .UIColor>UIColor ?
    separatorColor ?
    separatorInset ?
    separatorRequiredError .ErrorCode
    separatorStyle ?
    sequence ? Filter SequenceAllSatisfy SequenceContains SequenceContainsWhere
    sequenced ?
    sequentiallyConsistent .AtomicLoadOrdering>AtomicLoadOrdering
     .AtomicStoreOrdering>AtomicStoreOrdering .AtomicUpdateOrdering>AtomicUpdateOrdering
    serbia .Region>Region
    serbian .LanguageCode>LanguageCode
    serialized .Trait>ParallelizationTrait
    serif ?
    serious ?
    serverCertificateHasBadDate .Code .URLError>Code
    serverCertificateHasUnknownRoot .Code .URLError>Code
    serverCertificateNotYetValid .Code .URLError>Code
    serverCertificateUntrusted .Code .URLError>Code
    serverPush .ResourceFetchType
    serverTrust ?
    serviceExtensionTimeWillExpire ?
    session ?
    sessionDescription URLSession>String
    sessionDidBecomeInactive ?
    sessionDidDeactivate ?
    sessionPreset ?
    sessionReachabilityDidChange ?
    set .DisplayStyle NSOrderedSet>Set UIColor()
     URLCredentialStorage(_:URLCredential,for:URLProtectionSpace)
     URLCredentialStorage(_:URLCredential,for:URLProtectionSpace,task:URLSessionTask)
     UserDefaults(_,forKey:String) UserDefaults(_:Bool,forKey:String)
     UserDefaults(_:Double,forKey:String) UserDefaults(_:Float,forKey:String)
     UserDefaults(_:Int,forKey:String) UserDefaults(_:URL?,forKey:String)
    setActionName ??
    setActivationPolicy ?
    setActive ?
    setAffineTransform ?
    setAllowsAntialiasing ?
    setAlpha ?
    setAlternateIconName ?
    setAnimationDuration ?
    setAnimationTimingFunction ?
    setAnimationsEnabled ?
    setArray NSMutableArray(_:Array)
    setAttributedString NSMutableAttributedString(_:NSAttributedString)
    setAttributedTitle ?
    setAttributes AttributedString(_:AttributeContainer)
     AttributedStringAttributeMutation(_:AttributeContainer)
     AttributedSubstring(_:AttributeContainer)
     DiscontiguousAttributedSubstring(_:AttributeContainer)
     FileManager(_:Dictionary,ofItemAtPath:String) NSMutableAttributedString(_:Dictionary?,range)
    setAttributesWith XMLElement(_:Dictionary)
    setBackgroundImage ? UIButton(_:UIImage?,for)
    setBadgeCount ?
    setBlendMode ?
    setCamera ?
    setCancelHandler DispatchSourceProtocol(handler:DispatchWorkItem)
     DispatchSourceProtocol(qos:DispatchQoS,flags:DispatchWorkItemFlags,handler:DispatchSourceHandler?)
     DispatchSourceProtocol(qos:DispatchQoS=,flags:DispatchWorkItemFlags=,handler:DispatchSourceHandler?)
    setCategory ?
    setCenter ?
    setChildren XMLDTD(_:Array?) XMLDocument(_:Array?) XMLElement(_:Array?)
    setClass .NSKeyedUnarchiver(_:AnyClass?,forClassName:String)
     NSKeyedUnarchiver(_:AnyClass?,forClassName:String)
    setClassName .NSKeyedArchiver(_:String?,for:AnyClass) NSKeyedArchiver(_:String?,for:AnyClass)
    setCollectionViewLayout ?
    setCompletionBlock ?
    setContentCompressionResistancePriority ?
    setContentHuggingPriority ?
    setContentOffset ?
    setContentSize ?
    setCookie HTTPCookieStorage(_:HTTPCookie)
    setCookies HTTPCookieStorage(_:Array,for:URL?,mainDocumentURL:URL?)
    setCustomPronoun Morphology(_:CustomPronoun?,forLanguage:String)
    setCustomSpacing ?
    setData NSMutableData(_:Data)
    setDate ?
    setDefaultCredential URLCredentialStorage(_:URLCredential,for:URLProtectionSpace)
     URLCredentialStorage(_:URLCredential,for:URLProtectionSpace,task:URLSessionTask)
    setDelegate Port(_:PortDelegate?) SocketPort(_:PortDelegate?)
    setDictionary NSMutableDictionary(_:Dictionary)
    setDisableActions ?
    setEditing ?
    setErrorAndReturn .DecodingFailurePolicy
    setEventHandler DispatchSourceProtocol(handler:DispatchWorkItem)
     DispatchSourceProtocol(qos:DispatchQoS,flags:DispatchWorkItemFlags,handler:DispatchSourceHandler?)
     DispatchSourceProtocol(qos:DispatchQoS=,flags:DispatchWorkItemFlags=,handler:DispatchSourceHandler?)
    setFailureType ? Publisher(to)
    setFill ? UIColor()
    setFillColor ?
    setFragmentTexture ?
    setFrame ?
    setFrameAutosaveName ?
    setFrameOrigin ?
    setFrameSize ?
    setHidesBackButton ?
    setImage ? UIButton(_:UIImage?,for)
    setInterval DispatchIO(interval:DispatchTimeInterval,flags:IntervalFlags=)
    setLeftBarButton ?
    setLeftBarButtonItems ?
    setLimit DispatchIO(highWater:Int) DispatchIO(lowWater:Int)
    setLineCap ?
    setLineDash ?
    setLineJoin ?
    setLineWidth ?
    setLocalizedDateFormatFromTemplate DateFormatter(_:String)
    setMessageBody ?
    setMetadataObjectsDelegate ?
    setMinimumBackgroundFetchInterval ?
    setNavigationBarHidden ?
    setNeedsDisplay ?
    setNeedsFocusUpdate ?
    setNeedsLayout ?
    setNeedsStatusBarAppearanceUpdate ?
    setNeedsUpdateConfiguration ?
    setNeedsUpdateConstraints ?
    setNeedsUpdateOfHomeIndicatorAutoHidden ?
    setNilValueForKey ??
    setNotificationCategories ?
    setNotifyValue ?
    setObject ? NSCache(_,forKey) NSCache(_,forKey,cost:Int)
     NSMutableDictionary(_,forKey:AnyHashable) NSMutableOrderedSet(_,at:Int)
    setOn ?
    setOverrideTraitCollection ?
    setPersistentDomain UserDefaults(_:Dictionary,forName:String)
    setPositions RecurrenceRule>Array
    setPreferredSampleRate ?
    setPrimitiveValue ?
    setProgress ?
    setProperty .URLProtocol(_,forKey:String,in:NSMutableURLRequest)
     InputStream(_:AnyObject?,forKey:PropertyKey)>Bool
     OutputStream(_:AnyObject?,forKey:PropertyKey)>Bool
     Stream(_:AnyObject?,forKey:PropertyKey)>Bool
    setQueryGenerationFrom ?
    setRegion ?
    setRegistrationHandler DispatchSourceProtocol(handler:DispatchWorkItem)
     DispatchSourceProtocol(qos:DispatchQoS,flags:DispatchWorkItemFlags,handler:DispatchSourceHandler?)
     DispatchSourceProtocol(qos:DispatchQoS=,flags:DispatchWorkItemFlags=,handler:DispatchSourceHandler?)
    setResourceValue NSURL(_,forKey:URLResourceKey)
    setResourceValues NSURL(_:Dictionary) URL(_:URLResourceValues)
    setRightBarButton ?
    setRightBarButtonItems ?
    setRootElement XMLDocument(_:XMLElement)
    setSampleBufferDelegate ?
    setSet NSMutableSet(_:Set)
    setShadow ?
    setShouldAntialias ?
    setSpecific DispatchQueue(key:DispatchSpecificKey,value)
    setString ? NSMutableString(_:String)
    setStringValue XMLNode(_:String,resolvingEntities:Bool)
    setStroke ? UIColor()
    setStrokeColor ?
    setSubject ?
    setTabBarHidden ?
    setTarget DispatchObject(queue:DispatchQueue)
    setTaskCompleted ?
    setTemporaryResourceValue NSURL(_,forKey:URLResourceKey) URL(_,forKey:URLResourceKey)
    setThumbImage ?
    setTitle ? UIButton(_:String?,for)
    setTitleColor ? UIButton(_:UIColor?,for)
    setTitleTextAttributes ?
    setToRecipients ?
    setToolbarHidden ?
    setToolbarItems ?
    setTranslation ?
    setUbiquitous ??
    setUp .XCTestCase() XCTest()
    setUpWithError XCTest()
    setUserInfoObject Progress(_,forKey:ProgressUserInfoKey)
    setUserInfoValueProvider .NSError(forDomain:String,provider:f)
    setValue ? ?? DateComponents(_:Int?,for:Component) NSDateComponents(_:Int,forComponent:Unit)
     NSMutableURLRequest(_:String?,forHTTPHeaderField:String)
     URLRequest(_:String?,forHTTPHeaderField:String)
    setValuesForKeys ??
    setVertexBuffer ?
    setViewControllers ?
    setVisibleMapRect ?
    setVolatileDomain UserDefaults(_:Dictionary,forName:String)
    setZoomScale ?
    setting ?
    settingAttributes AttributedStringProtocol(_:AttributeContainer)>AttributedString
    settlingDuration ?
    severity Issue>Severity
    seychelles .Region>Region
    shadow ?
    shadowColor ?
    shadowImage ?
    shadowOffset ?
    shadowOpacity ?
    shadowPath ?
    shadowRadius ?
    share ? Publisher()
    shared .GlobalActor .HTTPCookieStorage>HTTPCookieStorage .MainActor>MainActor
     .URLCache>URLCache .URLCredentialStorage>URLCredentialStorage .URLSession>URLSession
     .XCTestObservationCenter>XCTestObservationCenter
    sharedCloudDatabase ?
    sharedContainerIdentifier URLSessionConfiguration>String
    sharedCookieStorage .HTTPCookieStorage(forGroupContainerIdentifier:String)>HTTPCookieStorage
    sharedFrameworksPath Bundle>String
    sharedFrameworksURL Bundle>URL
    sharedKeySet .NSDictionary(forKeys:Array)
    sharedPublicDirectory .SearchPathDirectory
    sharedSecretFromKeyAgreement ?
    sharedSupportPath Bundle>String
    sharedSupportURL Bundle>URL
    sharedUnownedExecutor .GlobalActor>UnownedSerialExecutor .MainActor>UnownedSerialExecutor
    sheet ?
    sheetPresentationController ?
    sheets ?
    shift IndexSet(startingAt:Element,by:Int)
    shiftIndexesStarting NSMutableIndexSet(at:Int,by:Int)
    shiftJIS .Encoding>Encoding
    short .StandaloneWeekday>StandaloneWeekday .Style .UnitStyle .Weekday>Weekday .Width ?
    shortDaylightSaving .NameStyle
    shortGeneric .NameStyle
    shortMonthSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    shortQuarterSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    shortStandaloneMonthSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    shortStandaloneQuarterSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    shortStandaloneWeekdaySymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    shortStandard .NameStyle
    shortTons .UnitMass>UnitMass
    shortWeekdaySymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    shortcutItems ?
    shortened .TimeStyle>TimeStyle
    shouldAutorotate ?
    shouldBeRequiredToFail ?
    shouldDeleteInaccessibleFaults ?
    shouldGroupAccessibilityChildren ? ??
    shouldInferMappingModelAutomatically ?
    shouldInvalidateLayout ?
    shouldMigrateStoreAutomatically ?
    shouldPerformSegue ?
    shouldProcessNamespaces XMLParser>Bool
    shouldRasterize ?
    shouldReportNamespacePrefixes XMLParser>Bool
    shouldRequireFailure ?
    shouldResolveExternalEntities XMLParser>Bool
    shouldUseExtendedBackgroundIdleMode URLSessionConfiguration>Bool
    show
     .FractionalPartDisplayStrategy(length:Int,rounded:FloatingPointRoundingRule=,increment:Double?=)>FractionalPartDisplayStrategy
     .ZeroValueUnitsDisplayStrategy(length:Int)>ZeroValueUnitsDisplayStrategy ?
     UIViewController(_) UIViewController(_:UIViewController,sender)
    showAnnotations ?
    showDetailViewController ?
    showWindow ?
    showsActivityIndicator ?
    showsCancelButton ?
    showsHorizontalScrollIndicator ?
    showsLargeContentViewer ?
    showsMenuAsPrimaryAction ?
    showsSuppressionButton ?
    showsUserLocation ?
    showsVerticalScrollIndicator ?
    shuffle MutableCollection() MutableCollection(using)
    shuffled Sequence()>Array Sequence(using)>Array
    sidebar ?
    sierraLeone .Region>Region
    sign .Symbol CGFloat>FloatingPointSign Currency(strategy)
     Currency(strategy:SignDisplayStrategy)>Currency Decimal>FloatingPointSign
     Double>FloatingPointSign Float16>FloatingPointSign Float80>FloatingPointSign
     Float>FloatingPointSign FloatingPoint>FloatingPointSign
     FloatingPointFormatStyle(strategy)>FloatingPointFormatStyle
     FormatStyle(strategy:SignDisplayStrategy)>FormatStyle
     IntegerFormatStyle(strategy)>IntegerFormatStyle Percent(strategy)
     Percent(strategy:SignDisplayStrategy)>Percent
    signal .Condition(_:CInt)>Condition .ExitStatus(_:CInt) DispatchSemaphore()>Int NSCondition()
    signalingNaN .CGFloat>CGFloat .Double>Double .Float16>Float16 .Float80>Float80 .Float>Float
     .FloatingPoint>Self .FloatingPointClassification
    signature ?
    significand CGFloat>CGFloat Decimal>Decimal Double>Double Float16>Float16 Float80>Float80
     Float>Float FloatingPoint>Self
    significandBitCount .BinaryFloatingPoint>Int .CGFloat>Int .Double>Int .Float16>Int
     .Float80>Int .Float>Int
    significandBitPattern BinaryFloatingPoint CGFloat>UInt Double>UInt64 Float16>UInt16
     Float80>UInt64 Float>UInt32
    significandWidth BinaryFloatingPoint>Int CGFloat>Int Double>Int Float16>Int Float80>Int
     Float>Int
    significantDigits .Precision(_)>Precision .Precision(_:Int)>Precision
    significantTimeChangeNotification ?
    signum BinaryInteger()>Self Int()>Int Int16()>Int16 Int32()>Int32 Int64()>Int64 Int8()>Int8
     StaticBigInt()>Int UInt()>UInt UInt16()>UInt16 UInt32()>UInt32 UInt64()>UInt64 UInt8()>UInt8
    simple .RegexWordBoundaryKind>RegexWordBoundaryKind
    simultaneousGesture ?
    sindhi .LanguageCode>LanguageCode
    singapore .Region>Region
    singleValueContainer Decoder()>SingleValueDecodingContainer
     Encoder()>SingleValueEncodingContainer
    singular .GrammaticalNumber
    sinhala .LanguageCode>LanguageCode .Script>Script
    sink ? Publisher(receiveCompletion:f,receiveValue:f)>AnyCancellable
     Publisher(receiveValue:f)>AnyCancellable
    sintMaarten .Region>Region
    size .FileAttributeKey>FileAttributeKey .MemoryLayout(ofValue)>Int .MemoryLayout>Int ? ??
     CGRect>CGSize
    sizeCategory ?
    sizeThatFits ?
    sizeToFit ?
    sizeValue NSValue>NSSize
    skipBack CharacterIterator()>Int CharacterIterator(by:Int)>Int UnicodeScalarIterator()>Int
     UnicodeScalarIterator(by:Int)>Int
    skipCount XCTestRun>Int XCTestSuiteRun>Int
    skipDescendants DirectoryEnumerator()
    skipForward CharacterIterator()>Int CharacterIterator(by:Int)>Int UnicodeScalarIterator()>Int
     UnicodeScalarIterator(by:Int)>Int
    skipHiddenVolumes .VolumeEnumerationOptions>VolumeEnumerationOptions
    skipsHiddenFiles .DirectoryEnumerationOptions>DirectoryEnumerationOptions
    skipsPackageDescendants .DirectoryEnumerationOptions>DirectoryEnumerationOptions
    skipsSubdirectoryDescendants .DirectoryEnumerationOptions>DirectoryEnumerationOptions
    sleep .Task(_:UInt64) .Task(for,tolerance=,clock=) .Task(nanoseconds:UInt64)
     .Task(until,tolerance=,clock=) .Thread(forTimeInterval:TimeInterval) .Thread(until:Date)
     Clock(for,tolerance=) Clock(until,tolerance)
     ContinuousClock(until:Instant,tolerance:Duration?=)
     SuspendingClock(until:Instant,tolerance:Duration?=)
    slide ?
    slider ?
    sliders ?
    slovak .LanguageCode>LanguageCode
    slovakia .Region>Region
    slovenia .Region>Region
    slovenian .LanguageCode>LanguageCode
    slugs .UnitMass>UnitMass
    smallCaps ? Font(_:Bool=)>Font
    smallSystemFontSize .UIFont>CGFloat ?
    smallestEncoding NSString>UInt StringProtocol>Encoding
    smartDashesType ?
    smartQuotesType ?
    smooth ?
    snappy ?
    snapshot ?
    snapshotView ?
    socket .URLFileResourceType>URLFileResourceType SocketPort>SocketNativeHandle
    socketSecurityLevelKey .PropertyKey>PropertyKey
    socketType SocketPort>Int32
    socksProxyConfigurationKey .PropertyKey>PropertyKey
    solomonIslands .Region>Region
    somalia .Region>Region
    some .Optional(_)
    sort MutableCollection() MutableCollection(by:f) MutableCollection(using)
     NSMutableArray(_:f,context:UnsafeMutableRawPointer?) NSMutableArray(comparator:f)
     NSMutableArray(options:NSSortOptions=,usingComparator:f) NSMutableArray(using:Array)
     NSMutableOrderedSet(comparator:f)
     NSMutableOrderedSet(options:NSSortOptions=,usingComparator:f)
     NSMutableOrderedSet(using:Array)
    sortBy ?
    sortDescriptors ?
    sortRange NSMutableOrderedSet(_,options:NSSortOptions=,usingComparator:f)
    sorted Sequence()>Array Sequence(by:f)>Array Sequence(using)>Array
    sortedArray NSArray(_:f,context:UnsafeMutableRawPointer?)>Array
     NSArray(_:f,context:UnsafeMutableRawPointer?,hint:Data?)>Array NSArray(comparator:f)>Array
     NSArray(options:NSSortOptions=,usingComparator:f)>Array NSArray(using:Array)>Array
     NSOrderedSet(comparator:f)>Array NSOrderedSet(options:NSSortOptions=,usingComparator:f)>Array
     NSOrderedSet(using:Array)>Array NSSet(using:Array)>Array
    sortedArrayHint NSArray>Data
    sortedCookies HTTPCookieStorage(using:Array)>Array
    sortedKeys .OutputFormatting>OutputFormatting .WritingOptions>WritingOptions
    sourceLocation ConditionTrait>SourceLocation Expectation>SourceLocation ID>SourceLocation
     Issue>SourceLocation Test>SourceLocation
    sourceRect ?
    sourceView ?
    southAfrica .Region>Region
    southGeorgiaSouthSandwichIslands .Region>Region
    southKorea .Region>Region
    southSudan .Region>Region
    space .DateTimeSeparator
    spaceRequiredError .ErrorCode
    spaceSeparator .GeneralCategory
    spacing ?
    spacingMark .GeneralCategory
    spain .Region>Region
    span Array>Span ArraySlice>Span CollectionOfOne>Span ContiguousArray>Span Data>Span
     InlineArray>Span KeyValuePairs>Span MutableSpan>Span OutputSpan>Span UTF8Span>Span
     UTF8View>Span UnsafeBufferPointer>Span UnsafeMutableBufferPointer>Span
    spanish .LanguageCode>LanguageCode
    spawn TaskGroup(priority:TaskPriority?=,operation:f)
     ThrowingTaskGroup(priority:TaskPriority?=,operation:f)
    spawnUnlessCancelled TaskGroup(priority:TaskPriority?=,operation:f)>Bool
     ThrowingTaskGroup(priority:TaskPriority?=,operation:f)>Bool
    speak ?
    specificName .TimeZone(_:Width)>TimeZone
    speechAdjustedPitch ?
    speechAlwaysIncludesPunctuation ?
    speechSpellsOutCharacters ?
    speed ?
    spellCheckingType ?
    spellOut .Presentation>Presentation .Style .UnitsStyle>UnitsStyle ?
    spelledOutValue .Component
    spelling .CheckingType>CheckingType
    spellsOutZero Attributed>Bool ByteCountFormatStyle>Bool
    split
     BidirectionalCollection(maxSplits:Int=,omittingEmptySubsequences:Bool=,separator:f)>Array
     BidirectionalCollection(separator:RegexComponent,maxSplits:Int=,omittingEmptySubsequences:Bool=)>Array
     Collection(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:f)>Array
     Collection(separator,maxSplits:Int=,omittingEmptySubsequences:Bool=)>Array
     Sequence(maxSplits:Int=,omittingEmptySubsequences:Bool=,whereSeparator:f)>Array
     Sequence(separator,maxSplits:Int=,omittingEmptySubsequences:Bool=)>Array
     StringProtocol(separator:String,maxSplits:Int=,omittingEmptySubsequences:Bool=)>Array
     StringProtocol(separator:Substring,maxSplits:Int=,omittingEmptySubsequences:Bool=)>Array
    splitGroups ?
    splitViewController ?
    splitters ?
    spring ?
    squareCentimeters .UnitArea>UnitArea
    squareFeet .UnitArea>UnitArea
    squareInches .UnitArea>UnitArea
    squareKilometers .UnitArea>UnitArea
    squareMegameters .UnitArea>UnitArea
    squareMeters .UnitArea>UnitArea
    squareMicrometers .UnitArea>UnitArea
    squareMiles .UnitArea>UnitArea
    squareMillimeters .UnitArea>UnitArea
    squareNanometers .UnitArea>UnitArea
    squareRoot FloatingPoint()>Self SIMD()>Self
    squareYards .UnitArea>UnitArea
    sriLanka .Region>Region
    ssLv2 .StreamSocketSecurityLevel>StreamSocketSecurityLevel
    ssLv3 .StreamSocketSecurityLevel>StreamSocketSecurityLevel
    stable .NSSortOptions>NSSortOptions
    stack ?
    stackSize Thread>Int
    stages ?
    stalenessInterval ?
    standalone .Context .FormatStyleCapitalizationContext>FormatStyleCapitalizationContext
    standaloneMonthSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    standaloneQuarterSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    standaloneValueError .ErrorCode
    standaloneWeekdaySymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    standard .Collation>Collation .DateTimeSeparator .DayPeriod(_:Width)>DayPeriod .NameStyle
     .Presentation>Presentation .TimeStyle>TimeStyle .UserDefaults>UserDefaults .Width
    standardAppearance ?
    standardDynamicRange ? UIColor>UIColor
    standardError .FileHandle>FileHandle Process
    standardErrorContent Result>Array
    standardInput .FileHandle>FileHandle Process
    standardOutput .FileHandle>FileHandle Process
    standardOutputContent Result>Array
    standardize URL()
    standardized ? CGRect>CGRect NSURL>URL URL>URL
    standardizedFileURL URL>URL
    standardizingPath NSString>String NSURL>URL
    start DateInterval>Date Operation() Thread() XCTestCaseRun() XCTestRun() XCTestSuiteRun()
    startAccelerometerUpdates ?
    startAccessingSecurityScopedResource ??
    startAnimating ?
    startAnimation ?
    startDate NSDateInterval>Date XCTestRun>Date
    startDeviceMotionUpdates ?
    startDownloadingUbiquitousItem ??
    startGyroUpdates ?
    startIndex AnyBidirectionalCollection AnyCollection AnyRandomAccessCollection
     AnyRegexOutput>Int Array>Int ArraySlice>Int AttributedString>Index
     AttributedStringProtocol>Index AttributedSubstring>Index AttributesSlice1 AttributesSlice2
     AttributesSlice3 AttributesSlice4 AttributesSlice5 BidirectionalCollection
     CharacterView>Index ClosedRange Collection CollectionDifference CollectionOfOne
     ContiguousArray>Int Data>Index DefaultIndices Dictionary DiscontiguousSlice
     DispatchData>Index EmptyCollection EnumeratedSequence FlattenSequence IndexPath>Index
     IndexSet>Index InlineArray KeyValuePairs Keys LazyDropWhileSequence LazyFilterSequence
     LazyMapSequence LazyPrefixWhileSequence LazySequence NSData>Int RandomAccessCollection Range
     RangeView>Index Ranges Region>Index Repeated ReversedCollection Runs>Index Set Slice
     String>Index Substring>Index UTF16View>Index UTF16View>Int UTF8View>Index UTF8View>Int
     UnicodeScalarView>Index UnsafeBufferPointer>Int UnsafeMutableBufferPointer>Int
     UnsafeMutableRawBufferPointer>Index UnsafeRawBufferPointer>Index Values Words>Int
     XMLNode>Index
    startLoading URLProtocol()
    startLocation ?
    startMeasuring ? XCTestCase(file:StaticString=,line:Int=)
    startMonitoring ?
    startMonitoringSignificantLocationChanges ?
    startMonitoringVisits ?
    startOfDay Calendar(for:Date)>Date NSCalendar(for:Date)>Date
    startOfLine .Anchor>Anchor
    startOfSubject .Anchor>Anchor
    startPoint ?
    startRangingBeacons ?
    startRecording ?
    startRunning ?
    startUpdatingHeading ?
    startUpdatingLocation ?
    starts BidirectionalCollection(with:RegexComponent)>Bool BidirectionalCollection(with:f)>Bool
     Sequence(with)>Bool Sequence(with,by:f)>Bool
    state ? URLSessionTask>State
    stateUpdateHandler ?
    staticTexts ?
    status ?
    statusBar ?
    statusBarFrame ?
    statusBarHidden ?
    statusBarManager ?
    statusBarOrientation ?
    statusBars ?
    statusCode HTTPURLResponse>Int
    statusItem ?
    statusItems ?
    stepValue ?
    steppers ?
    stiffness ?
    stone .Unit
    stones .UnitMass>UnitMass
    stop .CloseFlags>CloseFlags XCTestCaseRun() XCTestRun() XCTestSuiteRun()
    stopAccessingSecurityScopedResource ??
    stopAnimating ?
    stopAnimation ?
    stopDate XCTestRun>Date
    stopDeviceMotionUpdates ?
    stopLoading ? URLProtocol()
    stopMeasuring ? XCTestCase(file:StaticString=,line:Int=)
    stopMonitoring ?
    stopRecording ?
    stopRunning ?
    stopScan ?
    stopSpeaking ?
    stopUpdatingHeading ?
    stopUpdatingLocation ?
    storagePolicy CachedURLResponse>StoragePolicy
    store ? Atomic(_,ordering:AtomicStoreOrdering)
    storeBytes MutableRawSpan(of,toByteOffset:Int=,as)
     MutableRawSpan(of,toUncheckedByteOffset:Int,as) Slice(of,toByteOffset:Int=,as)
     UnsafeMutableRawBufferPointer(of,toByteOffset:Int=,as)
     UnsafeMutableRawPointer(of,toByteOffset:Int=,as)
    storeCachedResponse URLCache(_:CachedURLResponse,for:URLRequest)
     URLCache(_:CachedURLResponse,for:URLSessionDataTask)
    storeIfNil AtomicLazyReference(_)
    storyboard ?
    stream .StreamType StreamDelegate(_:Stream,handle:Event)
    streamError InputStream>Error OutputStream>Error Stream>Error
    streamStatus InputStream>Status OutputStream>Status Stream>Status
    stretchableImage ?
    strict .MatchingPolicy .TimerFlags>TimerFlags
    strictInterval .IntervalFlags>IntervalFlags
    stride .MemoryLayout(ofValue)>Int .MemoryLayout>Int
    strikethrough ?
    string .ByteCountFormatter(fromByteCount:Int64,countStyle:CountStyle)>String
     .ISO8601DateFormatter(from:Date,timeZone:TimeZone,formatOptions:Options=)>String
     .Message(_:String) ? ByteCountFormatter(for)>String
     ByteCountFormatter(fromByteCount:Int64)>String DateFormatter(for)>String
     DateFormatter(from:Date)>String DateIntervalFormatter(for)>String
     DateIntervalFormatter(from:Date,to:Date)>String
     DateIntervalFormatter(from:DateInterval)>String EnergyFormatter(fromJoules:Double)>String
     EnergyFormatter(fromValue:Double,unit:Unit)>String
     FileManager(withFileSystemRepresentation:UnsafePointer,length:Int)>String
     Formatter(for)>String ISO8601DateFormatter(from:Date)>String
     LengthFormatter(fromMeters:Double)>String LengthFormatter(fromValue:Double,unit:Unit)>String
     MassFormatter(fromKilograms:Double)>String MassFormatter(fromValue:Double,unit:Unit)>String
     NSAttributedString>String NSURLComponents>String NumberFormatter(for)>String
     NumberFormatter(from:NSNumber)>String Scanner>String URLComponents>String
     UserDefaults(forKey:String)>String
    stringArray UserDefaults(forKey:String)>Array
    stringByReplacingMatches
     NSRegularExpression(in:String,options:MatchingOptions=,range,withTemplate:String)>String
    stringComparator SortDescriptor>StandardComparator
    stringEncoding CocoaError>Encoding
    stringNotClosedError .ErrorCode
    stringNotStartedError .ErrorCode
    stringRepresentation PredicateRegex>String
    stringValue ? CodingKey>String NSNumber>String XMLNode>String
    strings ?
    stringsByAppendingPaths NSString(_:Array)>Array
    stripCombiningMarks .StringTransform>StringTransform
    stripDiacritics .StringTransform>StringTransform
    stroke ?
    strokeBorder ?
    strokeColor ?
    strokeEllipse ?
    strokeEnd ?
    strokePath ?
    strokeStart ?
    strokedPath ?
    struct .DisplayStyle
    style Attributed>Style ByteCountFormatStyle>Style PersonNameComponentsFormatter>Style
    styleMask ?
    subRegions Region(ofCategory:Category)>Array Region>Array
    subThoroughfare ?
    subarray NSArray(with)>Array
    subcontinent .Category>Category Region>Region
    subdata Data(in:Range)>Data DispatchData(in:Range)>DispatchData NSData(with)>Data
    subdivision .Subdivision(for:Region)>Subdivision Components>Subdivision Locale>Subdivision
    subheadline .Font>Font ?
    subject StringContainsRegex
    subjectForm CustomPronoun>String
    subjectType Mirror
    sublayerTransform ?
    sublayers ?
    submitLabel ?
    submitScope ?
    subpaths FileManager(atPath:String)>Array
    subpathsOfDirectory FileManager(atPath:String)>Array
    subpredicates NSCompoundPredicate>Array
    subquery .ExpressionType
    subranges DiscontiguousSlice>RangeSet
    subscribe ? Publisher(_)>AnyCancellable Publisher(on,options=)
    subscriptionStatus ?
    substring Element>Substring NSString(from:Int)>String NSString(to:Int)>String
     NSString(with)>String StringProtocol(from)>String StringProtocol(to)>String
     StringProtocol(with:Range)>String
    substringNotRequired .EnumerationOptions>EnumerationOptions
    subtract .ArithmeticOperator Atomic(_:Int,ordering:AtomicUpdateOrdering)
     Atomic(_:Int128,ordering:AtomicUpdateOrdering) Atomic(_:Int16,ordering:AtomicUpdateOrdering)
     Atomic(_:Int32,ordering:AtomicUpdateOrdering) Atomic(_:Int64,ordering:AtomicUpdateOrdering)
     Atomic(_:Int8,ordering:AtomicUpdateOrdering) Atomic(_:UInt,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
     CharacterSet(_:CharacterSet) Decimal(_:Decimal) RangeSet(_:RangeSet) Set(_) Set(_:Set)
     SetAlgebra(_)
    subtracting CharacterClass(_:CharacterClass)>CharacterClass
     CharacterSet(_:CharacterSet)>CharacterSet NSDecimalNumber(_:NSDecimalNumber)>NSDecimalNumber
     NSDecimalNumber(_:NSDecimalNumber,withBehavior:NSDecimalNumberBehaviors?)>NSDecimalNumber
     NSMeasurement(_:Measurement)>Measurement RangeSet(_:RangeSet)>RangeSet Set(_)>Set
     Set(_:Set)>Set SetAlgebra(_)>Self
    subtractingReportingOverflow FixedWidthInteger(_) Int(_:Int) Int128(_:Int128) Int16(_:Int16)
     Int32(_:Int32) Int64(_:Int64) Int8(_:Int8) UInt(_:UInt) UInt128(_:UInt128) UInt16(_:UInt16)
     UInt32(_:UInt32) UInt64(_:UInt64) UInt8(_:UInt8)
    subviews ?
    success .Condition>Condition .DispatchTimeoutResult .Result(_)
    successor UnsafeMutablePointer()>Self UnsafeMutableRawPointer()>Self UnsafePointer()>Self
     UnsafeRawPointer()>Self
    suddenTerminationDisabled ?
    suffix AnyBidirectionalCollection(_:Int)>AnyBidirectionalCollection
     AnyCollection(_:Int)>AnyCollection AnyRandomAccessCollection(_:Int)>AnyRandomAccessCollection
     AnySequence(_:Int)>Array BidirectionalCollection(_:Int) CharacterIterator()>UTF8Span
     Collection(_:Int) Collection(from) Sequence(_:Int)>Array UnicodeScalarIterator()>UTF8Span
    suggestedFilename URLResponse>String
    suggestedInvocationPhrase ??
    suggestedName ??
    sum SIMD()
    sunday .Weekday
    superDecoder KeyedDecodingContainer()>Decoder KeyedDecodingContainer(forKey)>Decoder
     KeyedDecodingContainerProtocol()>Decoder KeyedDecodingContainerProtocol(forKey)>Decoder
     UnkeyedDecodingContainer()>Decoder
    superEncoder KeyedEncodingContainer()>Encoder KeyedEncodingContainer(forKey)>Encoder
     KeyedEncodingContainerProtocol()>Encoder KeyedEncodingContainerProtocol(forKey)>Encoder
     UnkeyedEncodingContainer()>Encoder
    superclass .NSObject>AnyClass ??
    superclassMirror Mirror>Mirror
    superlayer ?
    superview ?
    supplementaryView ?
    supplementaryViewProvider ?
    supportedFamilies ?
    supportedFileTypes ?
    supportedInterfaceOrientations ?
    supportsAlternateIcons ?
    supportsSecureCoding .ISO8601DateFormatter>Bool .NSAffineTransform>Bool .NSArray>Bool
     .NSAttributedString>Bool .NSCalendar>Bool .NSCharacterSet>Bool .NSData>Bool .NSDate>Bool
     .NSDateComponents>Bool .NSDateInterval>Bool .NSDictionary>Bool .NSError>Bool
     .NSIndexPath>Bool .NSIndexSet>Bool .NSLocale>Bool .NSMeasurement>Bool .NSNull>Bool
     .NSOrderedSet>Bool .NSOrthography>Bool .NSPersonNameComponents>Bool .NSRegularExpression>Bool
     .NSSecureCoding>Bool .NSSet>Bool .NSString>Bool .NSTextCheckingResult>Bool .NSTimeZone>Bool
     .NSURL>Bool .NSURLQueryItem>Bool .NSURLRequest>Bool .NSUUID>Bool .NSValue>Bool .UIColor>Bool
     .UIFont>Bool .URLCredential>Bool .URLResponse>Bool .Unit>Bool .UnitConverterLinear>Bool
    suppressed .AncestorRepresentation
    suppressionButton ?
    suriname .Region>Region
    surrogate .GeneralCategory
    surrogateCodePointByte .Kind>Kind
    suspend .Task() DispatchObject() DispatchSourceProtocol() Process()>Bool URLSessionTask()
    suspended .State
    suspending .Clock>SuspendingClock
    svalbardJanMayen .Region>Region
    swahili .LanguageCode>LanguageCode
    swapAt InlineArray(_,_) MutableCollection(_,_) MutableSpan(_,_)
     MutableSpan(unchecked,unchecked) OutputSpan(_,_) OutputSpan(unchecked,unchecked)
     UnsafeMutableBufferPointer(_:Int,_:Int) UnsafeMutableRawBufferPointer(_:Int,_:Int)
     Values(_,_)
    sweden .Region>Region
    swedish .LanguageCode>LanguageCode
    swipeActions ?
    swipeDown ?
    swipeLeft ?
    swipeRight ?
    swipeUp ?
    switch ?
    switchToLatest ? Publisher()
    switches ?
    switzerland .Region>Region
    symbol .Encoding>Encoding .NSMutableCharacterSet()>NSMutableCharacterSet ? Unit>String
    symbolConfiguration ?
    symbolEffect ?
    symbolRenderingMode ?
    symbolSize ?
    symbolVariant ?
    symbolicLink .URLFileResourceType>URLFileResourceType
    symbols .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    symmetricDifference CharacterClass(_:CharacterClass)>CharacterClass
     CharacterSet(_:CharacterSet)>CharacterSet IndexSet(_:IndexSet)>IndexSet OptionSet(_)>Self
     RangeSet(_:RangeSet)>RangeSet Set(_)>Set SetAlgebra(_)>Self
    sync DispatchQueue(execute:DispatchWorkItem) DispatchQueue(execute:f)
     DispatchQueue(flags:DispatchWorkItemFlags,execute:f)
    synchronizable .Persistence
    synchronize FileHandle() UserDefaults()>Bool
    synchronizeFile FileHandle()
    synchronousRemoteObjectProxyWithErrorHandler ??
    syriac .Script>Script
    system .Font(_,design=,weight=)>Font .Font(size:CGFloat,weight=,design=)>Font .Kind
     .NSLocale>Locale .NSTimeZone>TimeZone ?
    systemBackground .UIColor>UIColor ?
    systemBlue .UIColor>UIColor ?
    systemBrown .UIColor>UIColor ?
    systemCyan .UIColor>UIColor ?
    systemDomainMask .SearchPathDomainMask>SearchPathDomainMask
    systemEpoch ContinuousClock>Instant SuspendingClock>Instant
    systemFileNumber .FileAttributeKey>FileAttributeKey
    systemFill .UIColor>UIColor ?
    systemFont .UIFont(ofSize:CGFloat)>UIFont .UIFont(ofSize:CGFloat,weight)>UIFont
     .UIFont(ofSize:CGFloat,weight,width)>UIFont ?
    systemFontSize .UIFont>CGFloat ?
    systemFreeNodes .FileAttributeKey>FileAttributeKey
    systemFreeSize .FileAttributeKey>FileAttributeKey
    systemGray .UIColor>UIColor ?
    systemGray2 .UIColor>UIColor ?
    systemGray3 .UIColor>UIColor ?
    systemGray4 .UIColor>UIColor ?
    systemGray5 .UIColor>UIColor ?
    systemGray6 .UIColor>UIColor ?
    systemGreen .UIColor>UIColor ?
    systemGroupedBackground .UIColor>UIColor ?
    systemID XMLDTD>String XMLDTDNode>String XMLParser>String
    systemIndigo .UIColor>UIColor ?
    systemLanguages .Language>Array
    systemLarge ?
    systemLayoutSizeFitting ?
    systemMedium ?
    systemMint .UIColor>UIColor ?
    systemName ?
    systemNodes .FileAttributeKey>FileAttributeKey
    systemNumber .FileAttributeKey>FileAttributeKey
    systemOrange .UIColor>UIColor ?
    systemPink .UIColor>UIColor ?
    systemPurple .UIColor>UIColor ?
    systemRed .UIColor>UIColor ?
    systemSize .FileAttributeKey>FileAttributeKey
    systemSmall ?
    systemTeal .UIColor>UIColor ?
    systemUptime ProcessInfo>TimeInterval
    systemVersion ? NSCoder>UInt32 NSKeyedArchiver>UInt32 NSKeyedUnarchiver>UInt32
    systemYellow .UIColor>UIColor ?
    sãoToméPríncipe .Region>Region
    tX AffineTransform>CGFloat NSAffineTransformStruct>CGFloat
    tY AffineTransform>CGFloat NSAffineTransformStruct>CGFloat
    tab ?
    tabBar ?
    tabBarController ?
    tabBarItem ?
    tabBars ?
    tabGroups ?
    tabItem ?
    tabViewStyle ?
    table ?
    tableColumns ?
    tableFooterView ?
    tableHeaderView ?
    tableRows ?
    tableStyle ?
    tableView ?
    tables ?
    tablespoons .UnitVolume>UnitVolume
    tabs ?
    tag ?
    tagNameMismatchError .ErrorCode
    tagNames URLResourceValues>Array
    tagNamesKey .URLResourceKey>URLResourceKey
    tagalog .LanguageCode>LanguageCode
    tags .Trait(_:Tag*)>Self List>Array Test>Set
    taiwan .Region>Region
    tajik .LanguageCode>LanguageCode
    tajikistan .Region>Region
    take Optional()>Optional
    takeRetainedValue Unmanaged()
    takeUnretainedValue Unmanaged()
    tamil .Identifier .LanguageCode>LanguageCode .Script>Script
    tanzania .Region>Region
    tap ?
    tapCount ?
    targetAccessorNotFound .ErrorCode
    targetTimestamp ?
    task ? URLProtocol>URLSessionTask
    taskDescription URLSessionTask>String
    taskIdentifier URLSessionTask>Int
    taskInterval URLSessionTaskMetrics>DateInterval
    tb .Unit .Units>Units
    tcp .DomainResolutionProtocol
    teal ?
    tearDown .XCTestCase() XCTest()
    tearDownWithError XCTest()
    teaspoons .UnitVolume>UnitVolume
    tebibits .UnitInformationStorage>UnitInformationStorage
    tebibytes .UnitInformationStorage>UnitInformationStorage
    telephoneNumber ?
    telugu .Identifier .LanguageCode>LanguageCode .Script>Script
    temporaryDirectory .URL>URL FileManager>URL
    terabits .UnitInformationStorage>UnitInformationStorage
    terabytes .UnitInformationStorage>UnitInformationStorage
    terahertz .UnitFrequency>UnitFrequency
    terawatts .UnitPower>UnitPower
    terminate ? Process()
    terminated .YieldResult
    terminationHandler Process
    terminationReason Process>TerminationReason
    terminationStatus Process>Int32
    territory .Category>Category
    tertiary ?
    tertiaryLabel .UIColor>UIColor ?
    tertiaryLabelColor ?
    tertiarySystemBackground .UIColor>UIColor ?
    tertiarySystemFill .UIColor>UIColor ?
    tertiarySystemGroupedBackground .UIColor>UIColor ?
    test Conditional SequenceAllSatisfy SequenceContainsWhere XCTestRun>XCTest
    testBundleDidFinish XCTestObservation(_:Bundle)
    testBundleWillStart XCTestObservation(_:Bundle)
    testCase
     XCTestObservation(_:XCTestCase,didFailWithDescription:String,inFile:String?,atLine:Int)
    testCaseCount XCTest>Int XCTestCase>Int XCTestRun>Int XCTestSuite>Int
    testCaseDidFinish XCTestObservation(_:XCTestCase)
    testCaseWillStart XCTestObservation(_:XCTestCase)
    testDescription ClosedRange>String CustomTestStringConvertible>String Optional>String
     PartialRangeFrom>String PartialRangeThrough>String PartialRangeUpTo>String Range>String
    testDuration XCTestRun>TimeInterval
    testRun XCTest>XCTestRun
    testRunClass XCTest>AnyClass XCTestCase>AnyClass XCTestSuite>AnyClass
    testRuns XCTestSuiteRun>Array
    testSuiteDidFinish XCTestObservation(_:XCTestSuite)
    testSuiteWillStart XCTestObservation(_:XCTestSuite)
    tests XCTestSuite>Array
    text .ContentKind .Kind .Value(_:String)>Value .XMLNode(withStringValue:String) ?
    textAlignment ?
    textAttributesForNegativeInfinity NumberFormatter>Dictionary
    textAttributesForNegativeValues NumberFormatter>Dictionary
    textAttributesForNil NumberFormatter>Dictionary
    textAttributesForNotANumber NumberFormatter>Dictionary
    textAttributesForPositiveInfinity NumberFormatter>Dictionary
    textAttributesForPositiveValues NumberFormatter>Dictionary
    textAttributesForZero NumberFormatter>Dictionary
    textBackgroundColor ?
    textCase ?
    textChanged .AttributeInvalidationCondition>AttributeInvalidationCondition
    textColor ?
    textContainer ?
    textContainerInset ?
    textContentType ?
    textDidChangeNotification ?
    textEncodingName URLResponse>String
    textField ?
    textFieldDidBeginEditing ?
    textFieldDidChangeSelection ?
    textFieldDidEndEditing ?
    textFieldShouldBeginEditing ?
    textFieldShouldClear ?
    textFieldShouldEndEditing ?
    textFieldShouldReturn ?
    textFieldStyle ?
    textFields ?
    textInputAutocapitalization ?
    textInputView ?
    textLabel ?
    textRange ?
    textSegmentBoundary .Anchor>Anchor
    textSelection ?
    textStorage ?
    textView ?
    textViewDidBeginEditing ?
    textViewDidChange ?
    textViewDidChangeSelection ?
    textViewDidEndEditing ?
    textViewShouldBeginEditing ?
    textViews ?
    texture ?
    thaana .Script>Script
    thai .LanguageCode>LanguageCode .Script>Script
    thailand .Region>Region
    thermalState ?
    thermalStateDidChangeNotification ?
    thickMaterial ?
    thin ?
    thinMaterial ?
    thoroughfare ?
    thousandSeparator NumberFormatter>String
    threadDictionary Thread>NSMutableDictionary
    threadIdentifier ?
    threeDigits .DayOfYear>DayOfYear
    throttle ? Publisher(for,scheduler,latest:Bool)
    throughput ?
    throughputKey .ProgressUserInfoKey>ProgressUserInfoKey
    throw .NonConformingFloatDecodingStrategy .NonConformingFloatEncodingStrategy
    thumbTintColor ?
    thumbnailDictionaryKey .URLResourceKey>URLResourceKey
    thumbnailKey .URLResourceKey>URLResourceKey
    thursday .Weekday
    tibetan .LanguageCode>LanguageCode .Script>Script
    time .FormatStyle(pattern:Pattern)>Self
     ISO8601FormatStyle(includingFractionalSeconds:Bool)>ISO8601FormatStyle
    timeControlStatus ?
    timeInterval Timer>TimeInterval
    timeIntervalBetween1970AndReferenceDate .Date>TimeInterval
    timeIntervalSince Date(_:Date)>TimeInterval NSDate(_:Date)>TimeInterval
    timeIntervalSince1970 Date>TimeInterval NSDate>TimeInterval
    timeIntervalSinceNow Date>TimeInterval NSDate>TimeInterval
    timeIntervalSinceReferenceDate .Date>TimeInterval .NSDate>TimeInterval Date>TimeInterval
     NSDate>TimeInterval
    timeLimit .Trait(_:Duration)>Self Test>Duration TimeLimitTrait>Duration
    timeLimitExceeded .Kind(timeLimitComponents)
    timeOffset ?
    timeSeparator ISO8601FormatStyle(_:TimeSeparator)>ISO8601FormatStyle
     ISO8601FormatStyle>TimeSeparator
    timeStyle DateFormatter>Style DateIntervalFormatter>Style
    timeZone .Component .Field .Unit>Unit ? Attributed(_:TimeZone=)>Attributed Calendar>TimeZone
     Components>TimeZone DateComponents>TimeZone DateFormatter>TimeZone
     DateIntervalFormatter>TimeZone FormatStyle(_:TimeZone=)>FormatStyle FormatStyle>TimeZone
     ISO8601DateFormatter>TimeZone
     ISO8601FormatStyle(separator:TimeZoneSeparator)>ISO8601FormatStyle
     ISO8601FormatStyle>TimeZone IntervalFormatStyle(_:TimeZone=)>IntervalFormatStyle
     IntervalFormatStyle>TimeZone Locale>TimeZone NSCalendar>TimeZone NSDateComponents>TimeZone
     ParseStrategy>TimeZone VerbatimFormatStyle>TimeZone
    timeZoneDataVersion .NSTimeZone>String .TimeZone>String
    timeZoneSeparator ISO8601FormatStyle(_:TimeZoneSeparator)>ISO8601FormatStyle
     ISO8601FormatStyle>TimeZoneSeparator
    timedOut .Code .DispatchTimeoutResult .Result .URLError>Code
    timeout ? Publisher(_,scheduler,options=,customError:f=)
    timeoutInterval NSMutableURLRequest>TimeInterval NSURLRequest>TimeInterval
     URLRequest>TimeInterval
    timeoutIntervalForRequest URLSessionConfiguration>TimeInterval
    timeoutIntervalForResource URLSessionConfiguration>TimeInterval
    timeoutWhileWaiting .Code .XCTestError>Code
    timescale ?
    timestamp ?
    timingFunction ?
    timingFunctions ?
    timorLeste .Region>Region
    tint ?
    tintAdjustmentMode ?
    tintColor .UIColor>UIColor ?
    tintColorDidChange ?
    tinted ?
    title .Font>Font ? Bug>Comment
    title1 ?
    title2 .Font>Font ?
    title3 .Font>Font ?
    titleEdgeInsets ?
    titleForSegment ?
    titleLabel ?
    titlePadding ?
    titleTextAttributes ?
    titleView ?
    titleVisibility ?
    titlebarAppearsTransparent ?
    titlecaseLetter .GeneralCategory
    titlecaseMapping Properties>String
    tlSv1 .StreamSocketSecurityLevel>StreamSocketSecurityLevel
    tls .DomainResolutionProtocol
    tlsHandshakeFailure .CloseCode
    toLatin .StringTransform>StringTransform
    toMemory .OutputStream()>Self
    toNearestOrAwayFromZero .FloatingPointRoundingRule
    toNearestOrEven .FloatingPointRoundingRule
    toOpaque Unmanaged()>UnsafeMutableRawPointer
    toUnicodeName .StringTransform>StringTransform
    toValue ?
    toXMLHex .StringTransform>StringTransform
    toggle Bool()
    toggleFullScreen ?
    togglePlayPauseCommand ?
    toggleSidebar ?
    toggleStyle ?
    toggles ?
    togo .Region>Region
    tokelau .Region>Region
    tolerance Timer>TimeInterval
    tonga .Region>Region
    tongan .LanguageCode>LanguageCode
    toolTip ?
    toolbar ?
    toolbarBackground ?
    toolbarButtons ?
    toolbarColorScheme ?
    toolbarItems ?
    toolbarRole ?
    toolbarTitleDisplayMode ?
    toolbarTitleMenu ?
    toolbarVisibility ?
    toolbars ?
    tooltips ?
    top ? EdgeInsets>CGFloat NSEdgeInsets>CGFloat
    topAnchor ?
    topBarLeading ?
    topBarTrailing ?
    topCandidates ?
    topLeading ?
    topToBottom .LanguageDirection
    topTrailing ?
    topViewController ?
    torchMode ?
    totalCostLimit NSCache>Int
    totalDuration XCTestRun>TimeInterval XCTestSuiteRun>TimeInterval
    totalFailureCount XCTestRun>Int
    totalFileAllocatedSize URLResourceValues>Int
    totalFileAllocatedSizeKey .URLResourceKey>URLResourceKey
    totalFileSize URLResourceValues>Int
    totalFileSizeKey .URLResourceKey>URLResourceKey
    totalUnitCount Progress>Int64
    touchBar ?
    touchBars ?
    touchCancel ?
    touchDown ?
    touchDownRepeat ?
    touchDragEnter ?
    touchDragExit ?
    touchDragInside ?
    touchDragOutside ?
    touchUpInside ?
    touchUpOutside ?
    touchesBegan ?
    touchesCancelled ?
    touchesEnded ?
    touchesMoved ?
    towardZero .FloatingPointRoundingRule
    trace ?
    trackTintColor ?
    tracking ?
    trackingAreas ?
    trackingAuthorizationStatus ?
    tracks ?
    trailSurrogate .UTF16(_:Scalar)>CodeUnit
    trailing ? EdgeInsets>CGFloat
    trailingAnchor ?
    trailingSwipeActionsConfigurationProvider ?
    trailingZeroBitCount BinaryInteger>Int Int128>Int Int16>Int Int32>Int Int64>Int Int8>Int
     Int>Int SIMD>Self UInt128>Int UInt16>Int UInt32>Int UInt64>Int UInt8>Int UInt>Int
    traitCollection ?
    traitCollectionDidChange ?
    traits Test>Array
    transaction ?
    transactionAuthor ?
    transactionIdentifier ?
    transactionMetrics URLSessionTaskMetrics>Array
    transactionState ?
    transcode .ASCII(_,from) .ASCII(_,from)>EncodedScalar .UTF16(_,from) .UTF32(_,from)
     .UTF8(_,from)
    transcodedLength .UTF16(of,decodedAs,repairingIllFormedSequences:Bool)
    transferFile ?
    transferRepresentation ?
    transferUserInfo ?
    transform ? AffineTransform(_:CGPoint)>CGPoint AffineTransform(_:CGSize)>CGSize
     AttributedString(updating:Array,body:f) AttributedString(updating:Array,body:f)>Array
     AttributedString(updating:Range,body:f) AttributedString(updating:Range,body:f)>Range
     NSAffineTransform(_:CGPoint)>CGPoint NSAffineTransform(_:CGSize)>CGSize OptionalFlatMap
    transform3D ?
    transformAnchorPreference ?
    transformEffect ?
    transformEnvironment ?
    transformPreference ?
    transformStruct NSAffineTransform>NSAffineTransformStruct
    transformingAttributes AttributedString(_,_,_,_,_,_:f)>AttributedString
     AttributedString(_,_,_,_,_:f)>AttributedString AttributedString(_,_,_,_:f)>AttributedString
     AttributedString(_,_,_:f)>AttributedString AttributedString(_,_:f)>AttributedString
     AttributedString(_:k,_:f)>AttributedString AttributedString(_:k,_:k,_:f)>AttributedString
     AttributedString(_:k,_:k,_:k,_:f)>AttributedString
     AttributedString(_:k,_:k,_:k,_:k,_:f)>AttributedString
     AttributedString(_:k,_:k,_:k,_:k,_:k,_:f)>AttributedString
    transitInformation .CheckingType>CheckingType
    transition ?
    transitionCoordinator ?
    transitionCrossDissolve ?
    transitionDuration ?
    transitionWasCancelled ?
    transitioningDelegate ?
    translate AffineTransform(x:CGFloat,y:CGFloat)
    translateBy ?
    translateX NSAffineTransform(by:CGFloat,yBy:CGFloat)
    translatedBy ?
    translatesAutoresizingMaskIntoConstraints ?
    translation ?
    trashDirectory .SearchPathDirectory
    trim ?
    trimPrefix Collection(_) Collection(while:f) RangeReplaceableCollection(_)
     RangeReplaceableCollection(_:RegexComponent) RangeReplaceableCollection(_:f)
     RangeReplaceableCollection(while:f)
    trimmingCharacters NSString(in:CharacterSet)>String StringProtocol(in:CharacterSet)>String
    trimmingPrefix BidirectionalCollection(_:RegexComponent) BidirectionalCollection(_:f)
     Collection(_) Collection(while:f)
    trinidadTobago .Region>Region
    tristanDaCunha .Region>Region
    true .Predicate>Predicate
    trueBranch Conditional
    truncate FileHandle(atOffset:UInt64)
    truncateFile FileHandle(atOffset:UInt64)
    truncatedScalar .Kind>Kind
    truncatingRemainder FloatingPoint(dividingBy)>Self
    truncationMode ?
    try NSConditionLock()>Bool NSLock()>Bool NSRecursiveLock()>Bool
    tryAllSatisfy ? Publisher(_:f)
    tryCatch ? Publisher(_:f)
    tryCompactMap ? Publisher(_:f)
    tryContains ? Publisher(where:f)
    tryDrop ? Publisher(while:f)
    tryFilter ? Publisher(_:f)
    tryFirst ? Publisher(where:f)
    tryLast ? Publisher(where:f)
    tryLock NSConditionLock(whenCondition:Int)>Bool
    tryMap ? Publisher(_:f)
    tryMax ? Publisher(by:f)
    tryMin ? Publisher(by:f)
    tryPrefix ? Publisher(while:f)
    tryReduce ? Publisher(_,_:f)
    tryRemoveDuplicates ? Publisher(by:f)
    tryScan ? Publisher(_,_:f)
    tuesday .Weekday
    tunisia .Region>Region
    tuple .DisplayStyle
    turkey .Region>Region
    turkish .LanguageCode>LanguageCode
    turkmen .LanguageCode>LanguageCode
    turkmenistan .Region>Region
    turksCaicosIslands .Region>Region
    tuvalu .Region>Region
    twelveHour .Clock>Clock
    twentyFourHour .Clock>Clock
    twoDigitStartDate DateFormatter>Date ParseStrategy>Date
    twoDigits .Day>Day .DayOfYear>DayOfYear .Hour(amPM:AMPMStyle)>Hour .Minute>Minute .Month>Month
     .Quarter>Quarter .Second>Second .StandaloneMonth>StandaloneMonth
     .StandaloneQuarter>StandaloneQuarter
     .VerbatimHour(clock:Clock,hourCycle:HourCycle)>VerbatimHour .Week>Week .Weekday>Weekday
     .Year>Year .YearForWeekOfYear>YearForWeekOfYear
    twoDigitsNoAMPM .Hour>Hour
    twoFingerTap ?
    type .FileAttributeKey>FileAttributeKey Element
    typeBlockSpecial .FileAttributeType>FileAttributeType
    typeCharacterSpecial .FileAttributeType>FileAttributeType
    typeDeserializationFailure .ErrorCode
    typeDirectory .FileAttributeType>FileAttributeType
    typeIdentifier URLResourceValues>String
    typeIdentifierKey .URLResourceKey>URLResourceKey
    typeMismatch .DecodingError(_,_:Context)
    typeRegular .FileAttributeType>FileAttributeType
    typeSocket .FileAttributeType>FileAttributeType
    typeSymbolicLink .FileAttributeType>FileAttributeType
    typeText ?
    typeUnknown .FileAttributeType>FileAttributeType
    typesettingLanguage ?
    typingAttributes ?
    ubiquitousFileNotUploadedDueToQuota .CocoaError>Code .Code>Code
    ubiquitousFileUbiquityServerNotAvailable .CocoaError>Code .Code>Code
    ubiquitousFileUnavailable .CocoaError>Code .Code>Code
    ubiquitousItemContainerDisplayName URLResourceValues>String
    ubiquitousItemContainerDisplayNameKey .URLResourceKey>URLResourceKey
    ubiquitousItemDownloadRequested URLResourceValues>Bool
    ubiquitousItemDownloadRequestedKey .URLResourceKey>URLResourceKey
    ubiquitousItemDownloadingError URLResourceValues>NSError
    ubiquitousItemDownloadingErrorKey .URLResourceKey>URLResourceKey
    ubiquitousItemDownloadingStatusKey .URLResourceKey>URLResourceKey
    ubiquitousItemHasUnresolvedConflicts URLResourceValues>Bool
    ubiquitousItemHasUnresolvedConflictsKey .URLResourceKey>URLResourceKey
    ubiquitousItemIsDownloading URLResourceValues>Bool
    ubiquitousItemIsDownloadingKey .URLResourceKey>URLResourceKey
    ubiquitousItemIsUploaded URLResourceValues>Bool
    ubiquitousItemIsUploadedKey .URLResourceKey>URLResourceKey
    ubiquitousItemIsUploading URLResourceValues>Bool
    ubiquitousItemIsUploadingKey .URLResourceKey>URLResourceKey
    ubiquitousItemUploadingError URLResourceValues>NSError
    ubiquitousItemUploadingErrorKey .URLResourceKey>URLResourceKey
    ubiquityIdentityToken ??
    udp .DomainResolutionProtocol
    uganda .Region>Region
    uiDelegate ?
    uint16Value NSDecimalNumber>UInt16 NSNumber>UInt16
    uint32Value NSDecimalNumber>UInt32 NSNumber>UInt32
    uint64Value NSDecimalNumber>UInt64 NSNumber>UInt64
    uint8Value NSDecimalNumber>UInt8 NSNumber>UInt8
    uintValue NSDecimalNumber>UInt NSNumber>UInt
    uk .MeasurementSystem>MeasurementSystem
    ukraine .Region>Region
    ukrainian .LanguageCode>LanguageCode
    ulp CGFloat>CGFloat Decimal>Decimal Double>Double Float16>Float16 Float80>Float80 Float>Float
     FloatingPoint>Self
    ulpOfOne .Double>Double .Float16>Float16 .Float80>Float80 .Float>Float .FloatingPoint>Self
    ultraLight ?
    ultraThickMaterial ?
    ultraThinMaterial ?
    unarchiveObject .NSKeyedUnarchiver(with:Data) .NSKeyedUnarchiver(withFile:String)
    unarchiveTopLevelObjectWithData .NSKeyedUnarchiver(_:Data)
    unarchivedObject .NSKeyedUnarchiver(ofClass,from:Data)
     .NSKeyedUnarchiver(ofClasses:Array,from:Data)
    unarchiver
     NSKeyedUnarchiverDelegate(_:NSKeyedUnarchiver,cannotDecodeObjectOfClassName:String,originalClasses:Array)>AnyClass
     NSKeyedUnarchiverDelegate(_:NSKeyedUnarchiver,didDecode)
     NSKeyedUnarchiverDelegate(_:NSKeyedUnarchiver,willReplace,with)
    unarchiverDidFinish NSKeyedUnarchiverDelegate(_:NSKeyedUnarchiver)
    unarchiverWillFinish NSKeyedUnarchiverDelegate(_:NSKeyedUnarchiver)
    unassigned .GeneralCategory
    unavailable .LanguageCode>LanguageCode
    unbounded .BufferingPolicy
    uncached .ReadingOptions>ReadingOptions
    uncaughtSignal .TerminationReason
    uncoded .LanguageCode>LanguageCode
    unconditional .Kind
    undeclaredEntityError .ErrorCode
    undefinedDeclaration .DTDKind
    undefinedVariable .PredicateError>PredicateError
    underPageBackground .UIColor>UIColor ?
    underestimatedCount AnyBidirectionalCollection>Int AnyCollection>Int
     AnyRandomAccessCollection>Int AnySequence>Int Collection>Int LazyFilterSequence>Int
     LazyMapSequence>Int LazySequence>Int Sequence>Int StrideThrough>Int StrideTo>Int
     Zip2Sequence>Int
    underflow .CalculationError
    underline ?
    underlying CocoaError>Error
    underlyingError Context>Error
    underlyingErrors CocoaError>Array
    underlyingQueue OperationQueue>DispatchQueue
    undo ?
    undoActionName ??
    undoManager ?
    unexpectedContinuationByte .Kind>Kind
    unexpectedExceptionCount XCTestRun>Int XCTestSuiteRun>Int
    unfinished ?
    unfinishedTagError .ErrorCode
    unhide ?
    unicode .Encoding>Encoding
    unicodeScalar .RegexSemanticLevel>RegexSemanticLevel StaticString>Scalar
    unicodeScalars AttributedString>UnicodeScalarView AttributedStringProtocol>UnicodeScalarView
     AttributedSubstring>UnicodeScalarView Character>UnicodeScalarView
     DiscontiguousAttributedSubstring>DiscontiguousSlice String>UnicodeScalarView StringProtocol
     Substring>UnicodeScalarView
    unicodeScalarsEqual UTF8Span(to:Sequence)>Bool
    unidentified .LanguageCode>LanguageCode
    unifiedContact ?
    unifiedContacts ?
    union ? CGRect(_:CGRect)>CGRect CharacterClass(_:CharacterClass)>CharacterClass
     CharacterSet(_:CharacterSet)>CharacterSet IndexSet(_:IndexSet)>IndexSet
     NSMutableOrderedSet(_:NSOrderedSet) NSMutableSet(_:Set) OptionSet(_)>Self
     RangeSet(_:RangeSet)>RangeSet Set(_)>Set SetAlgebra(_)>Self
    unionSet .ExpressionType NSMutableOrderedSet(_:Set)
    unit .Component .Component(_:Unit) Measurement NSMeasurement>Unit
    unitString EnergyFormatter(fromJoules:Double,usedUnit:UnsafeMutablePointer?)>String
     EnergyFormatter(fromValue:Double,unit:Unit)>String
     LengthFormatter(fromMeters:Double,usedUnit:UnsafeMutablePointer?)>String
     LengthFormatter(fromValue:Double,unit:Unit)>String
     MassFormatter(fromKilograms:Double,usedUnit:UnsafeMutablePointer?)>String
     MassFormatter(fromValue:Double,unit:Unit)>String
    unitStringDisplayedAdjacent MassFormatter(toValue:Double,unit:Unit)>String
    unitStyle EnergyFormatter>UnitStyle LengthFormatter>UnitStyle MassFormatter>UnitStyle
    unitWidth UnitsFormatStyle>UnitWidth
    unitedArabEmirates .Region>Region
    unitedKingdom .Region>Region
    unitedStates .Region>Region
    unitedStatesOutlyingIslands .Region>Region
    unitedStatesVirginIslands .Region>Region
    units
     .FormatStyle(allowed:Set=,width:UnitWidth=,maximumUnitCount:Int?=,zeroValueUnits:ZeroValueUnitsDisplayStrategy=,valueLength:Int?=,fractionalPart:FractionalPartDisplayStrategy=)>Self
     .FormatStyle(allowed:Set=,width:UnitWidth=,maximumUnitCount:Int?=,zeroValueUnits:ZeroValueUnitsDisplayStrategy=,valueLengthLimits,fractionalPart:FractionalPartDisplayStrategy=)>Self
    unitsStyle ? AnchoredRelativeFormatStyle>UnitsStyle RelativeFormatStyle>UnitsStyle
    unkeyedContainer Decoder()>UnkeyedDecodingContainer Encoder()>UnkeyedEncodingContainer
    unknown .Code .Context .Currency>Currency .DomainResolutionProtocol
     .FormatStyleCapitalizationContext>FormatStyleCapitalizationContext .LanguageDirection
     .Region>Region .ResourceFetchType .Script>Script .URLError>Code
     .URLFileResourceType>URLFileResourceType
    unknownEncodingError .ErrorCode
    unlimited ?
    unload Bundle()>Bool
    unlock NSCondition() NSConditionLock() NSConditionLock(withCondition:Int) NSLock() NSLocking()
     NSRecursiveLock()
    unlockForConfiguration ?
    unmap .Deallocator
    unownedExecutor Actor>UnownedSerialExecutor DistributedActor>UnownedSerialExecutor
     MainActor>UnownedSerialExecutor
    unownedTaskExecutor UnsafeCurrentTask>UnownedTaskExecutor
    unparsed .DTDKind
    unparsedEntityError .ErrorCode
    unredacted ?
    unregisterClass .URLProtocol(_:AnyClass)
    unregisterForRemoteNotifications ?
    unsafeArgv .CommandLine>UnsafeMutablePointer
    unsafeLoad MutableRawSpan(fromByteOffset:Int=,as)
     MutableRawSpan(fromUncheckedByteOffset:Int,as) RawSpan(fromByteOffset:Int=,as)
     RawSpan(fromUncheckedByteOffset:Int,as)
    unsafeLoadUnaligned MutableRawSpan(fromByteOffset:Int=,as)
     MutableRawSpan(fromUncheckedByteOffset:Int,as) RawSpan(fromByteOffset:Int=,as)
     RawSpan(fromUncheckedByteOffset:Int,as)
    unsafelyUnwrapped Optional
    unspecified .DispatchQoS>DispatchQoS .QoSClass .TaskPriority>TaskPriority
    unsupportedData .CloseCode
    unsupportedURL .Code .URLError>Code
    untilFinished .Observations(_:f)>Observations
    unverified ?
    unwind ?
    up .FloatingPointRoundingRule .RoundingMode
    update CharacterSet(with:UnicodeScalar)>UnicodeScalar IndexSet(with:Element)>Element
     MutableSpan(repeating) OptionSet(with) Set(with) SetAlgebra(with) Slice(from)
     Slice(fromContentsOf:Collection) Slice(repeating) UnsafeMutableBufferPointer(from)
     UnsafeMutableBufferPointer(fromContentsOf:Collection) UnsafeMutableBufferPointer(repeating)
     UnsafeMutablePointer(from:UnsafePointer,count:Int) UnsafeMutablePointer(repeating,count:Int)
    updateApplicationContext ?
    updateCache ?
    updateConfiguration ?
    updateConstraints ?
    updateConstraintsIfNeeded ?
    updateLayer ?
    updateNSView ?
    updateNSViewController ?
    updateSearchResults ?
    updateTrackingAreas ?
    updateUIView ?
    updateUIViewController ?
    updateValue Dictionary(_,forKey)
    updatedObjects ?
    updating ?
    upload ?? URLSession(for:URLRequest,from:Data,delegate:URLSessionTaskDelegate?=)
     URLSession(for:URLRequest,fromFile:URL,delegate:URLSessionTaskDelegate?=)
    uploadTask URLSession(with:URLRequest,from:Data)>URLSessionUploadTask
     URLSession(with:URLRequest,from:Data?,completionHandler:f)>URLSessionUploadTask
     URLSession(with:URLRequest,fromFile:URL)>URLSessionUploadTask
     URLSession(with:URLRequest,fromFile:URL,completionHandler:f)>URLSessionUploadTask
     URLSession(withStreamedRequest:URLRequest)>URLSessionUploadTask
    upper ClosedRange Range
    upperBound ClosedRange PartialRangeThrough PartialRangeUpTo Range
    uppercaseLetter .GeneralCategory .NSMutableCharacterSet()>NSMutableCharacterSet
    uppercaseLetters .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    uppercaseMapping Properties>String
    uppercaseSmallCaps ? Font(_:Bool=)>Font
    uppercased Character()>String NSString(with:Locale?)>String NSString>String String()>String
     StringProtocol()>String StringProtocol(with:Locale?)>String Substring()>String
    uptimeNanoseconds DispatchTime>UInt64
    urdu .LanguageCode>LanguageCode
    uri XMLNode>String
    uriFragmentError .ErrorCode
    uriRepresentation ?
    uriRequiredError .ErrorCode
    url .Bundle(forResource:String?,withExtension:String?,subdirectory:String?,in:URL)>URL ?
     Bug>String Bundle(forAuxiliaryExecutable:String)>URL
     Bundle(forResource:String?,withExtension:String?)>URL
     Bundle(forResource:String?,withExtension:String?,subdirectory:String?)>URL
     Bundle(forResource:String?,withExtension:String?,subdirectory:String?,localization:String?)>URL
     CocoaError>URL
     FileManager(for:SearchPathDirectory,in:SearchPathDomainMask,appropriateFor:URL?,create:Bool)>URL
     NSMutableURLRequest>URL NSURLComponents(relativeTo:URL?)>URL NSURLComponents>URL
     NSURLRequest>URL URLComponents(relativeTo:URL?)>URL URLComponents>URL URLRequest>URL
     URLResponse>URL UserDefaults(forKey:String)>URL
    urlCache URLSessionConfiguration>URLCache
    urlCredentialStorage URLSessionConfiguration>URLCredentialStorage
    urlFragmentAllowed .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    urlHostAllowed .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    urlPasswordAllowed .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    urlPathAllowed .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    urlProtocol URLProtocolClient(_:URLProtocol,cachedResponseIsValid:CachedURLResponse)
     URLProtocolClient(_:URLProtocol,didCancel:URLAuthenticationChallenge)
     URLProtocolClient(_:URLProtocol,didFailWithError:Error)
     URLProtocolClient(_:URLProtocol,didLoad:Data)
     URLProtocolClient(_:URLProtocol,didReceive:URLAuthenticationChallenge)
     URLProtocolClient(_:URLProtocol,didReceive:URLResponse,cacheStoragePolicy:StoragePolicy)
     URLProtocolClient(_:URLProtocol,wasRedirectedTo:URLRequest,redirectResponse:URLResponse)
    urlProtocolDidFinishLoading URLProtocolClient(_:URLProtocol)
    urlQueryAllowed .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    urlSession
     URLSessionDataDelegate(_:URLSession,dataTask:URLSessionDataTask,didBecome:URLSessionDownloadTask)
     URLSessionDataDelegate(_:URLSession,dataTask:URLSessionDataTask,didBecome:URLSessionStreamTask)
     URLSessionDataDelegate(_:URLSession,dataTask:URLSessionDataTask,didReceive:Data)
     URLSessionDataDelegate(_:URLSession,dataTask:URLSessionDataTask,didReceive:URLResponse,completionHandler:f)
     URLSessionDataDelegate(_:URLSession,dataTask:URLSessionDataTask,willCacheResponse:CachedURLResponse,completionHandler:f)
     URLSessionDelegate(_:URLSession,didBecomeInvalidWithError:Error?)
     URLSessionDelegate(_:URLSession,didReceive:URLAuthenticationChallenge,completionHandler:f)
     URLSessionDownloadDelegate(_:URLSession,downloadTask:URLSessionDownloadTask,didFinishDownloadingTo:URL)
     URLSessionDownloadDelegate(_:URLSession,downloadTask:URLSessionDownloadTask,didResumeAtOffset:Int64,expectedTotalBytes:Int64)
     URLSessionDownloadDelegate(_:URLSession,downloadTask:URLSessionDownloadTask,didWriteData:Int64,totalBytesWritten:Int64,totalBytesExpectedToWrite:Int64)
     URLSessionStreamDelegate(_:URLSession,betterRouteDiscoveredFor:URLSessionStreamTask)
     URLSessionStreamDelegate(_:URLSession,readClosedFor:URLSessionStreamTask)
     URLSessionStreamDelegate(_:URLSession,streamTask:URLSessionStreamTask,didBecome:InputStream,outputStream:OutputStream)
     URLSessionStreamDelegate(_:URLSession,writeClosedFor:URLSessionStreamTask)
     URLSessionTaskDelegate(_:URLSession,task:URLSessionTask,didCompleteWithError:Error?)
     URLSessionTaskDelegate(_:URLSession,task:URLSessionTask,didFinishCollecting:URLSessionTaskMetrics)
     URLSessionTaskDelegate(_:URLSession,task:URLSessionTask,didReceive:URLAuthenticationChallenge,completionHandler:f)
     URLSessionTaskDelegate(_:URLSession,task:URLSessionTask,didSendBodyData:Int64,totalBytesSent:Int64,totalBytesExpectedToSend:Int64)
     URLSessionTaskDelegate(_:URLSession,task:URLSessionTask,needNewBodyStream:f)
     URLSessionTaskDelegate(_:URLSession,task:URLSessionTask,willBeginDelayedRequest:URLRequest,completionHandler:f)
     URLSessionTaskDelegate(_:URLSession,task:URLSessionTask,willPerformHTTPRedirection:HTTPURLResponse,newRequest:URLRequest,completionHandler:f)
     URLSessionWebSocketDelegate(_:URLSession,webSocketTask:URLSessionWebSocketTask,didCloseWith:CloseCode,reason:Data?)
     URLSessionWebSocketDelegate(_:URLSession,webSocketTask:URLSessionWebSocketTask,didOpenWithProtocol:String?)
    urlUserAllowed .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    urls .Bundle(forResourcesWithExtension:String?,subdirectory:String?,in:NSURL)>Array ?
     Bundle(forResourcesWithExtension:String?,subdirectory:String?)>Array
     Bundle(forResourcesWithExtension:String?,subdirectory:String?,localization:String?)>Array
     FileManager(for:SearchPathDirectory,in:SearchPathDomainMask)>Array
    uruguay .Region>Region
    us .MeasurementSystem>MeasurementSystem
    use URLAuthenticationChallengeSender(_:URLCredential,for:URLAuthenticationChallenge)
    useAll .Units>Units
    useBytes .Units>Units
    useCredential .AuthChallengeDisposition
    useDefaultKeys .KeyDecodingStrategy .KeyEncodingStrategy
    useEB .Units>Units
    useGB .Units>Units
    useKB .Units>Units
    useMB .Units>Units
    useNewRequest .DelayedRequestDisposition
    usePB .Units>Units
    useProtocolCachePolicy .CachePolicy
    useTB .Units>Units
    useUnicodeWordBoundaries .Options>Options
    useUnixLineSeparators .Options>Options
    useYBOrHigher .Units>Units
    useZB .Units>Units
    user NSURL>String NSURLComponents>String URL(percentEncoded:Bool=)>String URL>String
     URLComponents>String URLCredential>String
    userActivity ?
    userActivityConnectionUnavailable .CocoaError>Code .Code>Code
    userActivityHandoffFailed .CocoaError>Code .Code>Code
    userActivityHandoffUserInfoTooLarge .CocoaError>Code .Code>Code
    userActivityRemoteApplicationTimedOut .CocoaError>Code .Code>Code
    userAuthenticationRequired .Code .URLError>Code
    userCancelled .CocoaError>Code .Code>Code
    userCancelledAuthentication .Code .URLError>Code
    userContentController ?
    userDirectory .SearchPathDirectory
    userDomainMask .SearchPathDomainMask>SearchPathDomainMask
    userInfo CachedURLResponse>Dictionary CocoaError>Dictionary Decoder>Dictionary
     Encoder>Dictionary JSONDecoder>Dictionary JSONEncoder>Dictionary NSError>Dictionary
     NSNotification>Dictionary Notification>Dictionary POSIXError>Dictionary Progress>Dictionary
     PropertyListDecoder>Dictionary PropertyListEncoder>Dictionary Timer URLError>Dictionary
     XCTestError>Dictionary
    userInfoValueProvider .NSError(forDomain:String)
    userInitiated .DispatchQoS>DispatchQoS .QoSClass .QualityOfService .TaskPriority>TaskPriority
     ?
    userInitiatedAllowingIdleSystemSleep ?
    userInteractive .DispatchQoS>DispatchQoS .QoSClass .QualityOfService
     .TaskPriority>TaskPriority
    userInterfaceIdiom ?
    userInterfaceLayoutDirection ?
    userInterfaceStyle ?
    userKey .StreamSOCKSProxyConfiguration>StreamSOCKSProxyConfiguration
    userLocation ?
    userName ProcessInfo>String
    userNotificationCenter ?
    userTrackingMode ?
    username ?
    usesAlternatingRowBackgroundColors ?
    usesEvenOddFillRule ?
    usesGroupingSeparator NumberFormatter>Bool
    usesInterfaceType ?
    usesLanguageCorrection ?
    usesMetricSystem .Key>Key Locale>Bool
    usesSignificantDigits NumberFormatter>Bool
    usingNewMetadataOnly .ItemReplacementOptions>ItemReplacementOptions
    utf16 .Encoding>Encoding AttributedString>UTF16View AttributedStringProtocol>UTF16View
     AttributedSubstring>UTF16View Character>UTF16View Scalar>UTF16View String>UTF16View
     StringProtocol Substring>UTF16View
    utf16BigEndian .Encoding>Encoding
    utf16LittleEndian .Encoding>Encoding
    utf16Offset Index(in)>Int
    utf32 .Encoding>Encoding
    utf32BigEndian .Encoding>Encoding
    utf32LittleEndian .Encoding>Encoding
    utf8 .Encoding>Encoding AttributedString>UTF8View AttributedStringProtocol>UTF8View
     AttributedSubstring>UTF8View Character>UTF8View Scalar>UTF8View String>UTF8View
     StringProtocol Substring>UTF8View
    utf8CString String>ContiguousArray
    utf8CodeUnitCount StaticString>Int
    utf8Span String>UTF8Span Substring>UTF8Span
    utf8Start StaticString>UnsafePointer
    utf8String NSString>UnsafePointer
    utility .DispatchQoS>DispatchQoS .QoSClass .QualityOfService .TaskPriority>TaskPriority
    uuid UUID>uuid_t
    uuidString NSUUID>String UUID>String
    uyghur .LanguageCode>LanguageCode
    uzbek .LanguageCode>LanguageCode
    uzbekistan .Region>Region
    valid .ParseResult(_)
    validate XMLDocument()
    validateForDelete ?
    validateForInsert ?
    validateForUpdate ?
    validateMenuItem ?
    validateToolbarItem ?
    validateUserInterfaceItem ?
    value .Component .HTTPCookiePropertyKey>HTTPCookiePropertyKey ?? CurrentValueSubject
     DateComponents(for:Component)>Int Element Future HTTPCookie>String
     HTTPURLResponse(forHTTPHeaderField:String)>String Measurement>Double
     NSDateComponents(forComponent:Unit)>Int NSDictionary(forKey:String) NSURLQueryItem>String
     NSURLRequest(forHTTPHeaderField:String)>String RemoteCallArgument Scalar>UInt32
     SingleAttributeTransformer Task URLQueryItem>String
     URLRequest(forHTTPHeaderField:String)>String UnitConverter(fromBaseUnitValue:Double)>Double
     UnitConverterLinear(fromBaseUnitValue:Double)>Double Value
    valueAttachmentFailed .Kind(_:Error)
    valueChanged ?
    valueIndicators ?
    valueLengthLimits UnitsFormatStyle>Range
    valueNotFound .DecodingError(_,_:Context)
    valueType .AnyKeyPath
    values ? Dictionary Publisher
    vanuatu .Region>Region
    variable .ExpressionType Expression Filter>Variable OptionalFlatMap>Variable Predicate
     SequenceAllSatisfy>Variable SequenceContainsWhere>Variable
    variant Components>Variant Locale>Variant
    variantCode .Key>Key Locale>String
    vaticanCity .Region>Region
    velocity ?
    venezuela .Region>Region
    verb .PartOfSpeech
    verbatim
     .FormatStyle(_:FormatString,locale:Locale?=,timeZone:TimeZone,calendar:Calendar)>VerbatimFormatStyle
    verified ?
    version .HTTPCookiePropertyKey>HTTPCookiePropertyKey HTTPCookie>Int
     NSCoder(forClassName:String)>Int XMLDocument>String
    version4 .StreamSOCKSProxyVersion>StreamSOCKSProxyVersion
    version5 .StreamSOCKSProxyVersion>StreamSOCKSProxyVersion
    versionIdentifier ?
    versionKey .StreamSOCKSProxyConfiguration>StreamSOCKSProxyConfiguration
    vertical ?
    verticalAccuracy ?
    verticalScrollIndicatorInsets ?
    verticalSizeClass ?
    verticalWhitespace .RegexComponent>CharacterClass
    veryHigh .QueuePriority
    veryLow .QueuePriority
    veryShortMonthSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    veryShortStandaloneMonthSymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    veryShortStandaloneWeekdaySymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    veryShortWeekdaySymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    video .NetworkServiceType .StreamNetworkServiceTypeValue>StreamNetworkServiceTypeValue ?
    videoGravity ?
    vietnam .Region>Region
    vietnamese .Identifier .LanguageCode>LanguageCode
    view ?
    viewContext ?
    viewControllers ?
    viewDidAppear ?
    viewDidDisappear ?
    viewDidLayoutSubviews ?
    viewDidLoad ?
    viewFlipsideBackground .UIColor>UIColor ?
    viewForBaselineLayout ?
    viewForZooming ?
    viewIfLoaded ?
    viewIsAppearing ?
    viewRespectsSystemMinimumLayoutMargins ?
    viewSafeAreaInsetsDidChange ?
    viewWillAppear ?
    viewWillDisappear ?
    viewWillLayoutSubviews ?
    viewWillTransition ?
    viewWithTag ?
    vikram .Identifier
    virama .CanonicalCombiningClass>CanonicalCombiningClass
    visible ?
    visibleCells ?
    visibleFrame ?
    visibleMapRect ?
    visibleSupplementaryViews ?
    visibleViewController ?
    visualEffect ?
    voIP .StreamNetworkServiceTypeValue>StreamNetworkServiceTypeValue
    voice .NetworkServiceType .StreamNetworkServiceTypeValue>StreamNetworkServiceTypeValue ?
    voip .NetworkServiceType ?
    volatileDomain UserDefaults(forName:String)>Dictionary
    volatileDomainNames UserDefaults>Array
    volts .UnitElectricPotentialDifference>UnitElectricPotentialDifference
    volume ? URLResourceValues>URL
    volumeAvailableCapacity URLResourceValues>Int
    volumeAvailableCapacityKey .URLResourceKey>URLResourceKey
    volumeCreationDate URLResourceValues>Date
    volumeCreationDateKey .URLResourceKey>URLResourceKey
    volumeIdentifier URLResourceValues
    volumeIdentifierKey .URLResourceKey>URLResourceKey
    volumeIsAutomounted URLResourceValues>Bool
    volumeIsAutomountedKey .URLResourceKey>URLResourceKey
    volumeIsBrowsable URLResourceValues>Bool
    volumeIsBrowsableKey .URLResourceKey>URLResourceKey
    volumeIsEjectable URLResourceValues>Bool
    volumeIsEjectableKey .URLResourceKey>URLResourceKey
    volumeIsEncrypted URLResourceValues>Bool
    volumeIsEncryptedKey .URLResourceKey>URLResourceKey
    volumeIsInternal URLResourceValues>Bool
    volumeIsInternalKey .URLResourceKey>URLResourceKey
    volumeIsJournaling URLResourceValues>Bool
    volumeIsJournalingKey .URLResourceKey>URLResourceKey
    volumeIsLocal URLResourceValues>Bool
    volumeIsLocalKey .URLResourceKey>URLResourceKey
    volumeIsReadOnly URLResourceValues>Bool
    volumeIsReadOnlyKey .URLResourceKey>URLResourceKey
    volumeIsRemovable URLResourceValues>Bool
    volumeIsRemovableKey .URLResourceKey>URLResourceKey
    volumeIsRootFileSystem URLResourceValues>Bool
    volumeIsRootFileSystemKey .URLResourceKey>URLResourceKey
    volumeLocalizedFormatDescription URLResourceValues>String
    volumeLocalizedFormatDescriptionKey .URLResourceKey>URLResourceKey
    volumeLocalizedName URLResourceValues>String
    volumeLocalizedNameKey .URLResourceKey>URLResourceKey
    volumeMaximumFileSize URLResourceValues>Int
    volumeMaximumFileSizeKey .URLResourceKey>URLResourceKey
    volumeName URLResourceValues>String
    volumeNameKey .URLResourceKey>URLResourceKey
    volumeResourceCount URLResourceValues>Int
    volumeResourceCountKey .URLResourceKey>URLResourceKey
    volumeSupportsAdvisoryFileLocking URLResourceValues>Bool
    volumeSupportsAdvisoryFileLockingKey .URLResourceKey>URLResourceKey
    volumeSupportsCasePreservedNames URLResourceValues>Bool
    volumeSupportsCasePreservedNamesKey .URLResourceKey>URLResourceKey
    volumeSupportsCaseSensitiveNames URLResourceValues>Bool
    volumeSupportsCaseSensitiveNamesKey .URLResourceKey>URLResourceKey
    volumeSupportsCompression URLResourceValues>Bool
    volumeSupportsCompressionKey .URLResourceKey>URLResourceKey
    volumeSupportsExclusiveRenamingKey .URLResourceKey>URLResourceKey
    volumeSupportsExtendedSecurity URLResourceValues>Bool
    volumeSupportsExtendedSecurityKey .URLResourceKey>URLResourceKey
    volumeSupportsFileCloningKey .URLResourceKey>URLResourceKey
    volumeSupportsHardLinks URLResourceValues>Bool
    volumeSupportsHardLinksKey .URLResourceKey>URLResourceKey
    volumeSupportsJournaling URLResourceValues>Bool
    volumeSupportsJournalingKey .URLResourceKey>URLResourceKey
    volumeSupportsPersistentIDs URLResourceValues>Bool
    volumeSupportsPersistentIDsKey .URLResourceKey>URLResourceKey
    volumeSupportsRenaming URLResourceValues>Bool
    volumeSupportsRenamingKey .URLResourceKey>URLResourceKey
    volumeSupportsRootDirectoryDates URLResourceValues>Bool
    volumeSupportsRootDirectoryDatesKey .URLResourceKey>URLResourceKey
    volumeSupportsSparseFiles URLResourceValues>Bool
    volumeSupportsSparseFilesKey .URLResourceKey>URLResourceKey
    volumeSupportsSwapRenamingKey .URLResourceKey>URLResourceKey
    volumeSupportsSymbolicLinks URLResourceValues>Bool
    volumeSupportsSymbolicLinksKey .URLResourceKey>URLResourceKey
    volumeSupportsVolumeSizes URLResourceValues>Bool
    volumeSupportsVolumeSizesKey .URLResourceKey>URLResourceKey
    volumeSupportsZeroRuns URLResourceValues>Bool
    volumeSupportsZeroRunsKey .URLResourceKey>URLResourceKey
    volumeTotalCapacity URLResourceValues>Int
    volumeTotalCapacityKey .URLResourceKey>URLResourceKey
    volumeURLForRemounting URLResourceValues>URL
    volumeURLForRemountingKey .URLResourceKey>URLResourceKey
    volumeURLKey .URLResourceKey>URLResourceKey
    volumeUUIDString URLResourceValues>String
    volumeUUIDStringKey .URLResourceKey>URLResourceKey
    w SIMD4
    wait
     .XCTWaiter(for:Array,timeout:TimeInterval,enforceOrder:Bool=,file:StaticString=,line:Int=)>Result
     DispatchGroup() DispatchGroup(timeout:DispatchTime)>DispatchTimeoutResult
     DispatchGroup(wallTimeout:DispatchWallTime)>DispatchTimeoutResult DispatchSemaphore()
     DispatchSemaphore(timeout:DispatchTime)>DispatchTimeoutResult
     DispatchSemaphore(wallTimeout:DispatchWallTime)>DispatchTimeoutResult DispatchWorkItem()
     DispatchWorkItem(timeout:DispatchTime)>DispatchTimeoutResult
     DispatchWorkItem(wallTimeout:DispatchWallTime)>DispatchTimeoutResult NSCondition()
     NSCondition(until:Date)>Bool
     XCTWaiter(for:Array,timeout:TimeInterval,enforceOrder:Bool=,file:StaticString=,line:Int=)>Result
     XCTestCase(for:Array,timeout:TimeInterval,enforceOrder:Bool=,file:StaticString=,line:Int=)
    waitForAll TaskGroup(isolation:Actor?=) ThrowingTaskGroup(isolation:Actor?=)
    waitForDataInBackgroundAndNotify FileHandle() FileHandle(forModes:Array?)
    waitForExistence ?
    waitForExpectations
     XCTestCase(timeout:TimeInterval,file:StaticString=,line:Int=,handler:XCWaitCompletionHandler?=)
    waitForNonExistence ?
    waitUntilAllOperationsAreFinished OperationQueue()
    waitUntilCompleted ?
    waitUntilExit Process()
    waitUntilFinished Operation()
    waiter XCTWaiterDelegate(_:XCTWaiter,didFulfillInvertedExpectation:XCTestExpectation)
     XCTWaiterDelegate(_:XCTWaiter,didTimeoutWithUnfulfilledExpectations:Array)
     XCTWaiterDelegate(_:XCTWaiter,fulfillmentDidViolateOrderingConstraintsFor:XCTestExpectation,requiredExpectation:XCTestExpectation)
     XCTestCase(_:XCTWaiter,didFulfillInvertedExpectation:XCTestExpectation)
     XCTestCase(_:XCTWaiter,didTimeoutWithUnfulfilledExpectations:Array)
     XCTestCase(_:XCTWaiter,fulfillmentDidViolateOrderingConstraintsFor:XCTestExpectation,requiredExpectation:XCTestExpectation)
    waitsForConnectivity ?
    wallClockTime .XCTPerformanceMetric>XCTPerformanceMetric
    wallisFutuna .Region>Region
    wantsLayer ?
    wantsUpdateLayer ?
    warning .Severity ?
    watts .UnitPower>UnitPower
    wav ?
    weakCompareExchange Atomic(expected,desired,ordering:AtomicUpdateOrdering)
     Atomic(expected,desired,successOrdering:AtomicUpdateOrdering,failureOrdering:AtomicLoadOrdering)
    webSearch ?
    webSocketTask ?? URLSession(with:URL)>URLSessionWebSocketTask
     URLSession(with:URL,protocols:Array)>URLSessionWebSocketTask
     URLSession(with:URLRequest)>URLSessionWebSocketTask
    webView ?
    webViewWebContentProcessDidTerminate ?
    webViews ?
    webpageURL ??
    websiteDataStore ?
    wednesday .Weekday
    week .Field>Field Attributed(_:Week=)>Attributed FormatStyle(_:Week=)>FormatStyle
    weekOfMonth .Component .Field .Unit>Unit .Week>Week DateComponents>Int NSDateComponents>Int
    weekOfYear .Component .Field .Unit>Unit DateComponents>Int
     ISO8601FormatStyle()>ISO8601FormatStyle NSDateComponents>Int
    weekday .Component .Field .Unit>Unit Attributed(_:Weekday=)>Attributed DateComponents>Int
     FormatStyle(_:Weekday=)>FormatStyle IntervalFormatStyle(_:Weekday=)>IntervalFormatStyle
     NSDateComponents>Int
    weekdayOrdinal .Component .Field .Unit>Unit DateComponents>Int NSDateComponents>Int
    weekdaySymbols Calendar>Array DateFormatter>Array NSCalendar>Array
    weekdays RecurrenceRule>Array
    weekly .Frequency
     .RecurrenceRule(calendar:Calendar,interval:Int=,end:End=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,months:Array=,weekdays:Array=,hours:Array=,minutes:Array=,seconds:Array=,setPositions:Array=)>RecurrenceRule
    weeks .Field .Unit>Unit RecurrenceRule>Array
    weight ? Font(_)>Font
    welsh .LanguageCode>LanguageCode
    westernSahara .Region>Region
    wheel ?
    whenIdle .PostingStyle
    whenLocal DistributedActor(_:f)
    white .UIColor>UIColor ?
    whitespace .NSMutableCharacterSet()>NSMutableCharacterSet .RegexComponent>CharacterClass
    whitespaceAndNewline .NSMutableCharacterSet()>NSMutableCharacterSet
    whitespaces .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    whitespacesAndNewlines .CharacterSet>CharacterSet .NSCharacterSet>CharacterSet
    wholeMatch BidirectionalCollection(of) BidirectionalCollection(of:f) Regex(in:String)
     Regex(in:Substring)
    wholeNumberValue Character>Int
    wide .AMPMStyle>AMPMStyle .CyclicYear>CyclicYear .Era>Era .Month>Month .Quarter>Quarter
     .StandaloneMonth>StandaloneMonth .StandaloneQuarter>StandaloneQuarter
     .StandaloneWeekday>StandaloneWeekday .UnitWidth .UnitWidth>UnitWidth .UnitsStyle>UnitsStyle
     .Weekday>Weekday .Width
    widgetFamily ?
    widgetURL ?
    width .UTF16(_:Scalar)>Int .UTF8(_:Scalar)>Int ? CGRect>CGFloat CGSize>CGFloat Font(_)>Font
     ListFormatStyle
    widthAnchor ?
    widthInsensitive .CompareOptions>CompareOptions
    willAccessValue ?
    willChangeValue ? Operation(for:k) Operation(forKey:String)
    willEnterForegroundNotification ?
    willMove ?
    willRemoveSubview ?
    willResignActiveNotification ?
    willSave ?
    willSet ObservationRegistrar(_,keyPath:k)
    willTerminateNotification ?
    willTurnIntoFault ?
    window ?
    windowBackgroundColor ?
    windowController ?
    windowDidBecomeKey ?
    windowDidLoad ?
    windowDidResignKey ?
    windowDidResize ?
    windowLevel ?
    windowNumber ?
    windowScene ?
    windowShouldClose ?
    windowWillClose ?
    windowWillResize ?
    windows ?
    windowsCP1250 .Encoding>Encoding
    windowsCP1251 .Encoding>Encoding
    windowsCP1252 .Encoding>Encoding
    windowsCP1253 .Encoding>Encoding
    windowsCP1254 .Encoding>Encoding
    windowsLocaleCode .Locale(fromIdentifier:String)>Int
     .NSLocale(fromLocaleIdentifier:String)>UInt32
    with12s .DayPeriod(_:Width)>DayPeriod
    withAlignmentRectInsets ?
    withAlphaComponent ? UIColor(_:CGFloat)>UIColor
    withCString String(_:f) String(encodedAs,_:f) StringProtocol(_:f)
     StringProtocol(encodedAs,_:f) Substring(_:f) Substring(encodedAs,_:f)
    withCancellationHandler .Task(handler:f,operation:f)
    withColonSeparatorInTime .Options>Options
    withColonSeparatorInTimeZone .Options>Options
    withConfiguration ?
    withContiguousMutableStorageIfAvailable Array(_:f) ArraySlice(_:f) ContiguousArray(_:f)
     MutableCollection(_:f) Slice(_:f) UnsafeMutableBufferPointer(_:f)
     UnsafeMutableRawBufferPointer(_:f)
    withContiguousStorageIfAvailable Array(_:f) ArraySlice(_:f) ContiguousArray(_:f) Data(_:f)
     Sequence(_:f) Slice(_:f) UTF8View(_:f) UnsafeBufferPointer(_:f)
     UnsafeMutableBufferPointer(_:f) UnsafeMutableRawBufferPointer(_:f)
     UnsafeRawBufferPointer(_:f)
    withDashSeparatorInDate .Options>Options
    withDay .Options>Options
    withDecodedUnsafeBufferPointer NSCoder(forKey:String,body:f)
     NSKeyedUnarchiver(forKey:String,body:f)
    withDecodedUnsafeBytes NSCoder(forKey:String,body:f) NSKeyedUnarchiver(forKey:String,body:f)
    withDesign ?
    withFileSystemRepresentation FileManager(for:String,_:f)
    withFractionalSeconds .Options>Options
    withFullDate .Options>Options
    withFullTime .Options>Options
    withGroup .Task(resultType,returning=,body:f)
    withHorizontallyFlippedOrientation ?
    withInternetDateTime .Options>Options
    withLock Mutex(_:f) NSLocking(_:f)
    withLockIfAvailable Mutex(_:f)
    withLockUnchecked ?
    withMemoryRebound Slice(to,_:f) UnsafeBufferPointer(to,_:f) UnsafeMutableBufferPointer(to,_:f)
     UnsafeMutablePointer(to,capacity:Int,_:f) UnsafeMutableRawBufferPointer(to,_:f)
     UnsafeMutableRawPointer(to,capacity:Int,_:f) UnsafePointer(to,capacity:Int,_:f)
     UnsafeRawBufferPointer(to,_:f) UnsafeRawPointer(to,capacity:Int,_:f)
    withMonth .Options>Options
    withMutableCharacters String(_:f) Substring(_:f)
    withMutation ObservationRegistrar(of,keyPath:k,_:f)
    withProminence ? UIColor(_)>UIColor
    withRenderingMode ?
    withSerialExecutor Actor(_:f)
    withSize ? UIFont(_:CGFloat)>UIFont
    withSpaceBetweenDateAndTime .Options>Options
    withSymbolicTraits ?
    withTime .Options>Options
    withTimeZone .Options>Options
    withTintColor ?
    withTransparentBounds .MatchingOptions>MatchingOptions
    withUTF8 String(_:f) Substring(_:f)
    withUTF8Buffer StaticString(_:f)
    withUnsafeBufferPointer Array(_:f) ArraySlice(_:f) ContiguousArray(_:f) MutableSpan(_:f)
     Span(_:f)
    withUnsafeBytes Array(_:f) Array(for:Attachment,_:f) ArraySlice(_:f)
     ArraySlice(for:Attachment,_:f) Attachable(for:Attachment,_:f) Attachment(_:f)
     CollectionOfOne(_:f) ContiguousArray(_:f) ContiguousArray(for:Attachment,_:f)
     ContiguousBytes(_:f) Data(_:f) Data(for:Attachment,_:f) DispatchData(body:f)
     EmptyCollection(_:f) MutableRawSpan(_:f) MutableSpan(_:f) RawSpan(_:f) Region(_:f) Slice(_:f)
     Span(_:f) String(for:Attachment,_:f) Substring(for:Attachment,_:f) UnsafeBufferPointer(_:f)
     UnsafeMutableBufferPointer(_:f) UnsafeMutableRawBufferPointer(_:f)
     UnsafeRawBufferPointer(_:f)
    withUnsafeFileSystemRepresentation URL(_:f)
    withUnsafeMutableBufferPointer Array(_:f) ArraySlice(_:f) ContiguousArray(_:f)
     MutableSpan(_:f) OutputSpan(_:f)
    withUnsafeMutableBytes Array(_:f) ArraySlice(_:f) ContiguousArray(_:f) Data(_:f)
     MutableRawSpan(_:f) MutableSpan(_:f) OutputRawSpan(_:f)
    withUnsafeMutablePointerToElements ManagedBuffer(_:f) ManagedBufferPointer(_:f)
    withUnsafeMutablePointerToHeader ManagedBuffer(_:f) ManagedBufferPointer(_:f)
    withUnsafeMutablePointers ManagedBuffer(_:f) ManagedBufferPointer(_:f)
    withValue TaskLocal(_,operation:f,file:String=,line:UInt=)
     TaskLocal(_,operation:f,isolation:Actor?=,file:String=,line:UInt=)
    withWeekOfYear .Options>Options
    withYear .Options>Options
    withoutAnchoringBounds .MatchingOptions>MatchingOptions
    withoutDeletingBackupItem .ItemReplacementOptions>ItemReplacementOptions
    withoutEscapingSlashes .OutputFormatting>OutputFormatting .WritingOptions>WritingOptions
    withoutOverwriting .WritingOptions>WritingOptions
    withoutUI .UnmountOptions>UnmountOptions
    word .RegexComponent>CharacterClass
    wordBoundary .Anchor>Anchor
    wordBoundaryKind Regex(_:RegexWordBoundaryKind)>Regex
    words BinaryInteger Int128>Words Int16>Words Int32>Words Int64>Words Int8>Words Int>Words
     UInt128>Words UInt16>Words UInt32>Words UInt64>Words UInt8>Words UInt>Words
    workItem .AutoreleaseFrequency
    world .Category>Category .Region>Region
    wrapComponents .Options>Options
    wrapped CollectionIndexSubscript CollectionRangeSubscript DictionaryKeyDefaultValueSubscript
     DictionaryKeySubscript Negation OptionalFlatMap UnaryMinus
    wrappedSum SIMD()
    wrappedValue ? AttachableWrapper CodableConfiguration TaskLocal
    wrappingAdd Atomic(_:Int,ordering:AtomicUpdateOrdering)
     Atomic(_:Int128,ordering:AtomicUpdateOrdering) Atomic(_:Int16,ordering:AtomicUpdateOrdering)
     Atomic(_:Int32,ordering:AtomicUpdateOrdering) Atomic(_:Int64,ordering:AtomicUpdateOrdering)
     Atomic(_:Int8,ordering:AtomicUpdateOrdering) Atomic(_:UInt,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
    wrappingSubtract Atomic(_:Int,ordering:AtomicUpdateOrdering)
     Atomic(_:Int128,ordering:AtomicUpdateOrdering) Atomic(_:Int16,ordering:AtomicUpdateOrdering)
     Atomic(_:Int32,ordering:AtomicUpdateOrdering) Atomic(_:Int64,ordering:AtomicUpdateOrdering)
     Atomic(_:Int8,ordering:AtomicUpdateOrdering) Atomic(_:UInt,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt128,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt16,ordering:AtomicUpdateOrdering) Atomic(_:UInt32,ordering:AtomicUpdateOrdering)
     Atomic(_:UInt64,ordering:AtomicUpdateOrdering) Atomic(_:UInt8,ordering:AtomicUpdateOrdering)
    writableTypeIdentifiersForItemProvider .UIColor ? UIColor
    write
     .DispatchIO(toFileDescriptor:Int32,data:DispatchData,runningHandlerOn:DispatchQueue,handler:f)
     .FileSystemEvent>FileSystemEvent Character(to) Data(to:URL,options:WritingOptions=)
     DefaultStringInterpolation(_:String)
     DispatchIO(offset:off_t,data:DispatchData,queue:DispatchQueue,ioHandler:f) Double(to)
     FileHandle(_:Data) FileHandle(contentsOf) Float(to) Float16(to) Float80(to) NSArray(to:URL)
     NSArray(to:URL,atomically:Bool)>Bool NSArray(toFile:String,atomically:Bool)>Bool
     NSData(to:URL,atomically:Bool)>Bool NSData(to:URL,options:WritingOptions=)
     NSData(toFile:String,atomically:Bool)>Bool NSData(toFile:String,options:WritingOptions=)
     NSDictionary(to:URL,atomically:Bool)>Bool NSDictionary(toFile:String,atomically:Bool)>Bool
     NSString(to:URL,atomically:Bool,encoding:UInt)
     NSString(toFile:String,atomically:Bool,encoding:UInt)
     OutputStream(_:UnsafePointer,maxLength:Int)>Int Scalar(to) String(_:String) String(to)
     StringProtocol(to:URL,atomically:Bool,encoding:Encoding)
     StringProtocol(toFile,atomically:Bool,encoding:Encoding) Substring(_:String) Substring(to)
     TextOutputStream(_:String) TextOutputStreamable(to)
    writeJSONObject .JSONSerialization(_,toStream:OutputStream,options:WritingOptions)>Int
    writeValue ?
    writeabilityHandler FileHandle
    writing .Status
    writingDirection FoundationAttributes>WritingDirectionAttribute
    x ? CGPoint>CGFloat SIMD2 SIMD3 SIMD4
    xHeight ? UIFont>CGFloat
    xPath XMLNode>String
    xhtml .ContentKind
    xml .ContentKind .PropertyListFormat
    xmlData XMLDocument(options:Options=)>Data XMLDocument>Data
    xmlDeclNotFinishedError .ErrorCode
    xmlDeclNotStartedError .ErrorCode
    xmlString XMLNode(options:Options)>String XMLNode>String
    xpcConnectionInterrupted .CocoaError>Code .Code>Code
    xpcConnectionInvalid .CocoaError>Code .Code>Code
    xpcConnectionReplyInvalid .CocoaError>Code .Code>Code
    y ? CGPoint>CGFloat SIMD2 SIMD3 SIMD4
    yard .Unit
    yards .UnitLength>UnitLength
    yb .Unit
    ybOrHigher .Units>Units
    year .Component .Field .Field>Field .Unit>Unit Attributed(_:Year=)>Attributed
     DateComponents>Int FormatStyle(_:Year=)>FormatStyle ISO8601FormatStyle()>ISO8601FormatStyle
     IntervalFormatStyle()>IntervalFormatStyle NSDateComponents>Int
    yearForWeekOfYear .Component .Unit>Unit DateComponents>Int NSDateComponents>Int
    yearly .Frequency
     .RecurrenceRule(calendar:Calendar,interval:Int=,end:End=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,months:Array=,daysOfTheYear:Array=,daysOfTheMonth:Array=,weeks:Array=,weekdays:Array=,hours:Array=,minutes:Array=,seconds:Array=,setPositions:Array=)>RecurrenceRule
    yellow .UIColor>UIColor ?
    yemen .Region>Region
    yiddish .LanguageCode>LanguageCode
    yield .Task() Continuation() Continuation(_) Continuation(with:Result)
    yobibits .UnitInformationStorage>UnitInformationStorage
    yobibytes .UnitInformationStorage>UnitInformationStorage
    yottabits .UnitInformationStorage>UnitInformationStorage
    yottabytes .UnitInformationStorage>UnitInformationStorage
    z SIMD3 SIMD4
    zIndex ?
    zPosition ?
    zRotation ?
    zambia .Region>Region
    zb .Unit .Units>Units
    zebibits .UnitInformationStorage>UnitInformationStorage
    zebibytes .UnitInformationStorage>UnitInformationStorage
    zero .AdditiveArithmetic>Self .CGPoint>CGPoint .CGRect>CGRect .CGSize>CGSize
     .Duration>Duration .GrammaticalNumber .Int128>Int128 .NSDecimalNumber>NSDecimalNumber
     .SIMD>Self .UInt128>UInt128 ?
    zeroBased .HourCycle>HourCycle
    zeroByteResource .Code .URLError>Code
    zeroFormattingBehavior ?
    zeroPadsFractionDigits ByteCountFormatter>Bool
    zeroSymbol NumberFormatter>String
    zeroToEleven .HourCycle
    zeroToTwentyThree .HourCycle
    zeroValueUnitsDisplay UnitsFormatStyle>ZeroValueUnitsDisplayStrategy
    zettabits .UnitInformationStorage>UnitInformationStorage
    zettabytes .UnitInformationStorage>UnitInformationStorage
    zimbabwe .Region>Region
    zip ? Publisher(_) Publisher(_,_) Publisher(_,_,_) Publisher(_,_,_,_:f) Publisher(_,_,_:f)
     Publisher(_,_:f)
    zoneID ?
    zoom ?
    zoomScale ?
    ålandIslands .Region>Region
    """

  /// 2981 names of types, ordered by their UTF-8 bytes.
  static let typeText: StaticString = """
    ADBannerView ?
    AES ?
    AMPMStyle <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    ARAnchor ?
    ARCamera ?
    ARConfiguration ?
    ARFaceAnchor ?
    ARFrame ?
    ARHitTestResult ?
    ARImageAnchor ?
    ARPlaneAnchor ?
    ARRaycastQuery ?
    ARRaycastResult ?
    ARSCNView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView <SCNView <UIResponder <UIView ?
    ARSCNViewDelegate ?
    ARSession ?
    ARSessionDelegate ?
    ARView ?
    ARWorldTrackingConfiguration ?
    ASAuthorization ?
    ASAuthorizationAppleIDButton ?
    ASAuthorizationAppleIDCredential ?
    ASAuthorizationAppleIDProvider ?
    ASAuthorizationController ?
    ASAuthorizationControllerDelegate ?
    ASAuthorizationControllerPresentationContextProviding ?
    ASCII
    ASIdentifierManager ?
    ASPasswordCredential ?
    ASPresentationAnchor ?
    ASWebAuthenticationPresentationContextProviding ?
    ASWebAuthenticationSession ?
    ATTrackingManager ?
    AVAsset <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    AVAssetExportSession ?
    AVAssetImageGenerator ?
    AVAssetReader ?
    AVAssetTrack ?
    AVAssetWriter ?
    AVAssetWriterInput ?
    AVAudioEngine ?
    AVAudioFile ?
    AVAudioFormat ?
    AVAudioInputNode ?
    AVAudioMixerNode ?
    AVAudioNode ?
    AVAudioPCMBuffer ?
    AVAudioPlayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    AVAudioPlayerDelegate <NSObjectProtocol ?
    AVAudioPlayerNode ?
    AVAudioRecorder ?
    AVAudioRecorderDelegate ?
    AVAudioSession ?
    AVAudioTime ?
    AVCaptureConnection ?
    AVCaptureDevice ?
    AVCaptureDeviceInput ?
    AVCaptureInput ?
    AVCaptureMetadataOutput ?
    AVCaptureMetadataOutputObjectsDelegate ?
    AVCaptureMovieFileOutput ?
    AVCaptureOutput <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    AVCapturePhoto ?
    AVCapturePhotoCaptureDelegate ?
    AVCapturePhotoOutput ?
    AVCapturePhotoSettings ?
    AVCaptureSession /Preset <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    AVCaptureVideoDataOutput ?
    AVCaptureVideoDataOutputSampleBufferDelegate ?
    AVCaptureVideoPreviewLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    AVComposition ?
    AVLayerVideoGravity ?
    AVMediaType ?
    AVMetadataItem ?
    AVMetadataMachineReadableCodeObject ?
    AVMetadataObject ?
    AVMutableComposition ?
    AVMutableVideoComposition ?
    AVPictureInPictureController ?
    AVPlayer /ActionAtItemEnd /HDRMode /Status /TimeControlStatus /WaitingReason
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    AVPlayerItem /Status <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    AVPlayerLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    AVPlayerLooper ?
    AVPlayerViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    AVPlayerViewControllerDelegate ?
    AVQueuePlayer <AVPlayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    AVSpeechSynthesisVoice ?
    AVSpeechSynthesizer ?
    AVSpeechSynthesizerDelegate ?
    AVSpeechUtterance ?
    AVURLAsset <AVAsset <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    AVVideoComposition ?
    AcceptPolicy <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    AccessibilityActionKind ?
    AccessibilityChildBehavior ?
    AccessibilityFocusState ?
    AccessibilityTraits ?
    AccessoryType ?
    ActivityAttributes :ContentState <Decodable <Encodable ?
    ActivityAuthorizationInfo ?
    ActivityConfiguration ?
    ActivityContent ?
    Actor <Sendable
    ActorID
    ActorSystem
    ActorType
    AdditiveArithmetic <Equatable
    AffineTransform /ReferenceType <CustomDebugStringConvertible <CustomStringConvertible
     <Decodable <Encodable <Equatable <Hashable <ReferenceConvertible init() init(from:Decoder)
     init(m11:CGFloat,m12:CGFloat,m21:CGFloat,m22:CGFloat,tX:CGFloat,tY:CGFloat)
     init(rotationByDegrees:CGFloat) init(rotationByRadians:CGFloat) init(scale:CGFloat)
     init(scaleByX:CGFloat,byY:CGFloat) init(translationByX:CGFloat,byY:CGFloat)
    Alert ?
    Alignment ?
    AlignmentID ?
    AlignmentKey ?
    AlignmentOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt64)
    AllCases
    AllSatisfy ?
    AlternateDescriptionAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    AlternationBuilder
    AncestorRepresentation
    Anchor <RegexComponent
    AnchorEntity ?
    AnchoredRelativeFormatStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle
     <Encodable <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle
     <RegexComponent
     init(anchor:Date,allowedFields:Set,presentation:Presentation=,unitsStyle:UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
     init(anchor:Date,presentation:Presentation=,unitsStyle:UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
     init(from:Decoder)
    Angle ?
    AngularGradient <Sendable <ShapeStyle <View ?
    Animatable :AnimatableData ?
    AnimatableData ?
    AnimatableModifier <Animatable <ViewModifier ?
    AnimatablePair ?
    Animation ?
    AnimationCurve ?
    AnimationOptions ?
    AnimationTimelineSchedule ?
    AnyActor <AnyObject <Sendable
    AnyBidirectionalCollection #Element /Index /Indices /Iterator /SubSequence
     <BidirectionalCollection <Collection <Sequence init(_) init(_:AnyBidirectionalCollection)
     init(_:AnyCollection) init(_:AnyRandomAccessCollection) subscript(_) subscript(_:Range)
    AnyCancellable <Cancellable <Equatable <Hashable ?
    AnyClass
    AnyCollection #Element /Index /Indices /Iterator /SubSequence <Collection <Sequence init(_)
     init(_:AnyBidirectionalCollection) init(_:AnyCollection) init(_:AnyRandomAccessCollection)
     subscript(_) subscript(_:Range)
    AnyGesture ?
    AnyHashable <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <Hashable init(_)
    AnyIndex <Comparable <Equatable init(_)
    AnyIterator #Element <IteratorProtocol <Sequence init(_) init(_:f)
    AnyKeyPath <CustomDebugStringConvertible <Equatable <Hashable
    AnyLayout ?
    AnyObject
    AnyPublisher #Output,Failure <Publisher init(_)
    AnyRandomAccessCollection #Element /Index /Indices /Iterator /SubSequence
     <BidirectionalCollection <Collection <RandomAccessCollection <Sequence init(_)
     init(_:AnyBidirectionalCollection) init(_:AnyCollection) init(_:AnyRandomAccessCollection)
     subscript(_) subscript(_:Range)
    AnyRegexOutput /Element <BidirectionalCollection <Collection <RandomAccessCollection <Sequence
     init(_) subscript(_:Int)>Element subscript(_:String)>Element
    AnySequence #Element /Iterator <Sequence init(_) init(_:f)
    AnyShape <Animatable <Sendable <Shape <View ?
    AnyShapeStyle ?
    AnySubscriber #Input,Failure <CustomCombineIdentifierConvertible <Subscriber ?
    AnyTransition ?
    AnyView <View ?
    App :Body ?
    AppEntity :DefaultQuery :ID <Identifiable ?
    AppEnum <CaseIterable <RawRepresentable ?
    AppIntent :PerformResult ?
    AppIntentConfiguration ?
    AppIntentTimelineProvider :Context :Entry :Intent ?
    AppShortcut ?
    AppShortcutsProvider ?
    AppStorage #Value <DynamicProperty ?
    AppTransaction ?
    AreaMark ?
    Arithmetic <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs,op:ArithmeticOperator)
    ArithmeticOperator <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Array #Element /Index /Indices /Iterator <Attachable <BidirectionalCollection <Collection
     <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <DataProtocol <Decodable <DecodableWithConfiguration <Encodable <EncodableWithConfiguration
     <Equatable <ExpressibleByArrayLiteral <Hashable <MutableCollection <MutableDataProtocol
     <RandomAccessCollection <RangeReplaceableCollection <Sequence init() init(_)
     init(arrayLiteral*) init(capacity:Int,initializingWith:f) init(from:Decoder)
     init(from:Decoder,configuration) init(repeating,count:Int)
     init(unsafeUninitializedCapacity:Int,initializingWith:f) subscript(_:Int)
     subscript(_:Range)>ArraySlice
    ArrayLiteralConvertible
    ArrayLiteralElement
    ArraySlice #Element /Index /Indices /Iterator <Attachable <BidirectionalCollection <Collection
     <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <DataProtocol <Equatable <ExpressibleByArrayLiteral <Hashable <MutableCollection
     <RandomAccessCollection <RangeReplaceableCollection <Sequence init() init(_)
     init(arrayLiteral*) init(repeating,count:Int) subscript(_:Int) subscript(_:Range)>ArraySlice
    ArrowDirection ?
    AssertNoFailure ?
    AsyncCompactMapSequence #Base,ElementOfResult /AsyncIterator /Element /Failure /Iterator
     <AsyncSequence
    AsyncDropFirstSequence #Base /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncDropWhileSequence #Base /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncFilterSequence #Base /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncFlatMapSequence #Base,SegmentOfResult /AsyncIterator /Element /Failure /Iterator
     <AsyncSequence
    AsyncImage <View ?
    AsyncImagePhase ?
    AsyncIterator
    AsyncIteratorProtocol :Element :Failure
    AsyncMapSequence #Base,Transformed /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncMessage <Sendable
    AsyncPrefixSequence #Base /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncPrefixWhileSequence #Base /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncSequence :AsyncIterator :Element :Failure
    AsyncStream #Element /Continuation /Iterator <AsyncSequence init(_=,bufferingPolicy=,_:f)
     init(unfolding:f,onCancel:f=)
    AsyncThrowingCompactMapSequence #Base,ElementOfResult /AsyncIterator /Element /Failure
     /Iterator <AsyncSequence
    AsyncThrowingDropWhileSequence #Base /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncThrowingFilterSequence #Base /AsyncIterator /Element /Failure /Iterator <AsyncSequence
    AsyncThrowingFlatMapSequence #Base,SegmentOfResult /AsyncIterator /Element /Failure /Iterator
     <AsyncSequence
    AsyncThrowingMapSequence #Base,Transformed /AsyncIterator /Element /Failure /Iterator
     <AsyncSequence
    AsyncThrowingPrefixWhileSequence #Base /AsyncIterator /Element /Failure /Iterator
     <AsyncSequence
    AsyncThrowingStream #Element,Failure /Continuation /Iterator <AsyncSequence
     init(_=,bufferingPolicy=,_:f) init(unfolding:f)
    Atomic #Value init(_)
    AtomicLazyReference #Instance init()
    AtomicLoadOrdering <CustomStringConvertible <Equatable <Hashable
    AtomicOptionalRepresentable :AtomicOptionalRepresentation <AtomicRepresentable
    AtomicOptionalRepresentation
    AtomicRepresentable :AtomicRepresentation
    AtomicRepresentation
    AtomicStoreOrdering <CustomStringConvertible <Equatable <Hashable
    AtomicUpdateOrdering <CustomStringConvertible <Equatable <Hashable
    Attachable
    AttachableWrapper :Wrapped <Attachable
    Attachment #AttachableValue <CustomStringConvertible
     init(_,named:String?=,sourceLocation:SourceLocation=)
     init(contentsOf:URL,named:String?=,sourceLocation:SourceLocation=)
    Attribute ?
    AttributeContainer .subscript(dynamicMember:k)>Builder /Builder <CustomStringConvertible
     <Equatable <Hashable init() subscript(_) subscript(dynamicMember:k)
     subscript(dynamicMember:k)>Builder subscript(dynamicMember:k)>ScopedAttributeContainer
    AttributeDynamicLookup subscript(_) subscript(dynamicMember:k)
    AttributeInvalidationCondition <Equatable <Hashable
    AttributeMergePolicy <Equatable <Hashable
    AttributeRunBoundaries <Equatable <Hashable
    AttributeScope <DecodingConfigurationProviding <EncodingConfigurationProviding
    AttributeScopeCodableConfiguration
    AttributeScopes /FoundationAttributes
    Attributed <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(from:Decoder) subscript(dynamicMember:k)
    AttributedString /AttributeInvalidationCondition /AttributeMergePolicy /AttributeRunBoundaries
     /CharacterView /Index /Runs /SingleAttributeTransformer /UTF16View /UTF8View
     /UnicodeScalarView /WritingDirection <AttributedStringAttributeMutation
     <AttributedStringProtocol <CustomStringConvertible <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init()
     init(_,attributes:AttributeContainer=) init(_:AttributedSubstring)
     init(_:DiscontiguousAttributedSubstring) init(_:String,attributes:AttributeContainer=)
     init(_:Substring,attributes:AttributeContainer=) init(stringLiteral:String) subscript(_)
     subscript(_:RangeExpression)>AttributedSubstring
     subscript(_:RangeSet)>DiscontiguousAttributedSubstring subscript(dynamicMember:k)
     subscript(dynamicMember:k)>ScopedAttributeContainer
    AttributedStringAttributeMutation
    AttributedStringKey :Value
    AttributedStringProtocol <AttributedStringAttributeMutation <CustomStringConvertible
     <Equatable <Hashable <Sendable subscript(_) subscript(_)>AttributedSubstring
     subscript(_:RangeSet)>DiscontiguousAttributedSubstring subscript(dynamicMember:k)
     subscript(dynamicMember:k)>ScopedAttributeContainer
    AttributedStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(from:Decoder)
    AttributedSubstring <AttributedStringAttributeMutation <AttributedStringProtocol
     <CustomStringConvertible <Equatable <Hashable init() subscript(_)
     subscript(_:RangeExpression)>AttributedSubstring subscript(dynamicMember:k)
     subscript(dynamicMember:k)>ScopedAttributeContainer
    Attributes <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt64)
    AttributesSlice1 <BidirectionalCollection <Collection <Sequence subscript(_:Index)
    AttributesSlice2 <BidirectionalCollection <Collection <Sequence subscript(_:Index)
    AttributesSlice3 <BidirectionalCollection <Collection <Sequence subscript(_:Index)
    AttributesSlice4 <BidirectionalCollection <Collection <Sequence subscript(_:Index)
    AttributesSlice5 <BidirectionalCollection <Collection <Sequence subscript(_:Index)
    AuthChallengeDisposition <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Autoconnect ?
    AutoreleaseFrequency <Equatable <Hashable
    AutoreleasingUnsafeMutablePointer ?
    AutoresizingMask ?
    Axis ?
    AxisGridLine ?
    AxisMarks ?
    AxisTick ?
    AxisValueLabel ?
    BGAppRefreshTask ?
    BGAppRefreshTaskRequest ?
    BGProcessingTask ?
    BGProcessingTaskRequest ?
    BGTask ?
    BGTaskRequest ?
    BGTaskScheduler ?
    BackgroundStyle ?
    BarMark ?
    Base64DecodingOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    Base64EncodingOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    BaseMessageIdentifier <MessageIdentifier init()
    BidirectionalCollection :Element :Index :Indices :SubSequence <Collection <Sequence
     subscript(_) subscript(_:Range)
    BidirectionalIndexable
    BidirectionalSlice
    BinaryFloatingPoint :RawExponent :RawSignificand <AdditiveArithmetic <Comparable <Equatable
     <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral <FloatingPoint <Hashable <Numeric
     <SignedNumeric <Strideable init(_) init(_,strategy) init(_:Double) init(_:Float)
     init(_:Float80) init(_:String,format,lenient:Bool=)
     init(_:String,format:FloatingPointFormatStyle,lenient:Bool=) init(exactly)
     init(sign:FloatingPointSign,exponentBitPattern,significandBitPattern)
     init(signOf,magnitudeOf)
    BinaryInteger :Words <AdditiveArithmetic <Comparable <CustomStringConvertible <Equatable
     <ExpressibleByIntegerLiteral <Hashable <Numeric <Strideable init() init(_) init(_,strategy)
     init(_:String,format,lenient:Bool=) init(_:String,format:IntegerFormatStyle,lenient:Bool=)
     init(clamping) init(exactly) init(truncatingIfNeeded)
    Bindable #Value <DynamicProperty ?
    Binding #Value <DynamicProperty ?
    BitwiseCopyable
    BlendMode ?
    BlockOperation <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <Operation <Sendable init() init(block:f)
    Bool /AtomicRepresentation <AtomicRepresentable <CVarArg <CustomReflectable
     <CustomStringConvertible <Decodable <Encodable <Equatable <ExpressibleByBooleanLiteral
     <Hashable <LosslessStringConvertible init() init(_:Bool) init(_:NSNumber) init(_:String)
     init(booleanLiteral:Bool) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    BooleanLiteralConvertible
    BooleanLiteralType
    BorderedButtonStyle ?
    BorderedProminentButtonStyle ?
    BorderlessButtonStyle ?
    Bound
    Breakpoint ?
    BufferingPolicy
    Bug /TestScopeProvider <Decodable <Encodable <Equatable <Hashable <SuiteTrait <TestTrait
     <Trait init(from:Decoder)
    Builder
    Bundle <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <Sendable init(for:AnyClass) init(identifier:String) init(path:String)
     init(url:URL)
    Button <View ?
    ButtonBorderShape ?
    ButtonRole ?
    ButtonStyle :Body :Configuration ?
    ButtonStyleConfiguration ?
    ButtonType ?
    ByteCountAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    ByteCountFormatStyle /Attributed /Style /Units <CustomConsumingRegexComponent <Decodable
     <DiscreteFormatStyle <Encodable <Equatable <FormatStyle <Hashable <ParseStrategy
     <ParseableFormatStyle <RegexComponent init(from:Decoder)
     init(style:Style=,allowedUnits:Units=,spellsOutZero:Bool=,includesActualByteCount:Bool=,locale:Locale=)
    ByteCountFormatter /CountStyle /Units <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Formatter <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol init()
     init(coder:NSCoder)
    CAAction ?
    CAAnimation <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CAAnimationDelegate <NSObjectProtocol ?
    CAAnimationGroup <CAAnimation <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    CABasicAnimation <CAAnimation <CAPropertyAnimation <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol ?
    CADisplayLink <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CAEmitterCell ?
    CAEmitterLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CAGradientLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CAKeyframeAnimation <CAAnimation <CAPropertyAnimation <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol ?
    CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    CALayerDelegate <NSObjectProtocol ?
    CAMediaTiming ?
    CAMediaTimingFillMode ?
    CAMediaTimingFunction <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CAMediaTimingFunctionName ?
    CAMetalDrawable ?
    CAMetalLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CAPropertyAnimation <CAAnimation <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    CAReplicatorLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CAScrollLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CAShapeLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CAShapeLayerLineCap ?
    CASpringAnimation <CAAnimation <CABasicAnimation <CAPropertyAnimation
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    CATextLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CATiledLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CATransaction ?
    CATransform3D ?
    CATransformLayer <CALayer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CATransition <CAAnimation <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    CATransitionType ?
    CBAttribute ?
    CBCentral ?
    CBCentralManager <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CBCentralManagerDelegate <NSObjectProtocol ?
    CBCharacteristic ?
    CBDescriptor ?
    CBManager ?
    CBManagerState ?
    CBMutableCharacteristic ?
    CBMutableService ?
    CBPeripheral <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CBPeripheralDelegate <NSObjectProtocol ?
    CBPeripheralManager ?
    CBPeripheralManagerDelegate ?
    CBService ?
    CBUUID ?
    CBool
    CChar
    CChar16
    CChar32
    CChar8
    CDouble
    CFArray ?
    CFBoolean ?
    CFData ?
    CFDate ?
    CFDictionary ?
    CFError ?
    CFIndex ?
    CFMutableData ?
    CFMutableDictionary ?
    CFNotificationCenter ?
    CFNumber ?
    CFRange ?
    CFRunLoop ?
    CFRunLoopSource ?
    CFString ?
    CFTimeInterval ?
    CFTypeID ?
    CFTypeRef ?
    CFURL ?
    CFUUID ?
    CFloat
    CFloat16
    CGAffineTransform ?
    CGBitmapContext ?
    CGBitmapInfo ?
    CGBlendMode ?
    CGColor ?
    CGColorSpace ?
    CGContext ?
    CGDataConsumer ?
    CGDataProvider ?
    CGDirectDisplayID ?
    CGEvent ?
    CGFloat /Exponent /NativeType /RawSignificand <AdditiveArithmetic <BinaryFloatingPoint
     <CVarArg <Comparable <CustomReflectable <CustomStringConvertible <Decodable <Encodable
     <Equatable <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral <FloatingPoint <Hashable
     <Numeric <SignedNumeric <Strideable =RawValue init() init(_:CGFloat) init(_:Double)
     init(_:Float) init(_:Float80) init(_:Int) init(_:Int16) init(_:Int32) init(_:Int64)
     init(_:Int8) init(_:UInt) init(_:UInt16) init(_:UInt32) init(_:UInt64) init(_:UInt8)
     init(bitPattern:UInt) init(exactly) init(floatLiteral:NativeType) init(from:Decoder)
     init(integerLiteral:Int) init(nan:RawSignificand,signaling:Bool)
     init(sign:FloatingPointSign,exponent:Int,significand:CGFloat)
     init(sign:FloatingPointSign,exponentBitPattern:UInt,significandBitPattern:UInt)
    CGFont ?
    CGGradient ?
    CGImage ?
    CGImageAlphaInfo ?
    CGImageDestination ?
    CGImageSource ?
    CGInterpolationQuality ?
    CGKeyCode ?
    CGLayer ?
    CGLineCap ?
    CGLineJoin ?
    CGMutablePath ?
    CGPDFDocument ?
    CGPDFPage ?
    CGPath ?
    CGPathElement ?
    CGPathFillRule ?
    CGPattern ?
    CGPoint <Decodable <Encodable <Equatable <Hashable init() init(from:Decoder)
     init(x:CGFloat,y:CGFloat) init(x:Double,y:Double) init(x:Int,y:Int)
    CGRect <Decodable <Encodable <Equatable <Hashable init() init(from:Decoder)
     init(origin:CGPoint,size:CGSize) init(x:CGFloat,y:CGFloat,width:CGFloat,height:CGFloat)
     init(x:Double,y:Double,width:Double,height:Double) init(x:Int,y:Int,width:Int,height:Int)
    CGRectEdge <Equatable <Hashable <RawRepresentable init(rawValue:UInt32)
    CGShading ?
    CGSize <Decodable <Encodable <Equatable <Hashable init() init(from:Decoder)
     init(width:CGFloat,height:CGFloat) init(width:Double,height:Double)
     init(width:Int,height:Int)
    CGVector ?
    CGWindowID ?
    CIColor ?
    CIContext <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CIDetector ?
    CIFaceFeature ?
    CIFeature ?
    CIFilter <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    CIImage <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    CIQRCodeFeature ?
    CIVector ?
    CInt
    CKAccountStatus ?
    CKAsset ?
    CKContainer <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CKDatabase <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CKDatabaseOperation ?
    CKDatabaseSubscription ?
    CKError ?
    CKFetchDatabaseChangesOperation ?
    CKFetchRecordZoneChangesOperation ?
    CKModifyRecordZonesOperation ?
    CKModifyRecordsOperation ?
    CKNotification ?
    CKOperation ?
    CKQuery ?
    CKQueryOperation ?
    CKQuerySubscription ?
    CKRecord <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    CKRecordValue ?
    CKRecordZone ?
    CKServerChangeToken ?
    CKShare <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    CKSubscription <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CKSyncEngine ?
    CLAuthorizationStatus ?
    CLBeacon ?
    CLBeaconRegion ?
    CLCircularRegion ?
    CLGeocoder <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CLHeading ?
    CLLocation <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CLLocationAccuracy ?
    CLLocationCoordinate2D ?
    CLLocationDegrees ?
    CLLocationDirection ?
    CLLocationDistance ?
    CLLocationManager <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    CLLocationManagerDelegate <NSObjectProtocol ?
    CLLocationSpeed ?
    CLPlacemark ?
    CLRegion ?
    CLVisit ?
    CLong
    CLongDouble
    CLongLong
    CMAltimeter ?
    CMAttitude ?
    CMBlockBuffer ?
    CMDeviceMotion ?
    CMFormatDescription ?
    CMMotionActivity ?
    CMMotionActivityManager ?
    CMMotionManager ?
    CMPedometer ?
    CMPedometerData ?
    CMSampleBuffer ?
    CMTime ?
    CMTimeRange ?
    CMTimeScale ?
    CMTimeValue ?
    CMVideoDimensions ?
    CNContact ?
    CNContactFetchRequest ?
    CNContactFormatter ?
    CNContactPickerDelegate ?
    CNContactPickerViewController <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    CNContactStore ?
    CNContactViewController ?
    CNLabeledValue ?
    CNMutableContact ?
    CNPhoneNumber ?
    CNPostalAddress ?
    CNSaveRequest ?
    CSSearchableIndex ?
    CSSearchableItem ?
    CSSearchableItemAttributeSet ?
    CShort
    CSignedChar
    CTFont ?
    CTFontDescriptor ?
    CTFrame ?
    CTFramesetter ?
    CTLine ?
    CTRun ?
    CUnsignedChar
    CUnsignedInt
    CUnsignedLong
    CUnsignedLongLong
    CUnsignedShort
    CVImageBuffer ?
    CVPixelBuffer ?
    CVPixelBufferPool ?
    CVaListPointer <CustomDebugStringConvertible
    CVarArg
    CWideChar
    CXAction ?
    CXAnswerCallAction ?
    CXCallController ?
    CXCallObserver ?
    CXCallUpdate ?
    CXEndCallAction ?
    CXProvider ?
    CXProviderConfiguration ?
    CXProviderDelegate ?
    CXStartCallAction ?
    CXTransaction ?
    CachePolicy <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    CachedURLResponse <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol <Sendable init(response:URLResponse,data:Data)
     init(response:URLResponse,data:Data,userInfo:Dictionary?=,storagePolicy:StoragePolicy)
    CalculationError <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Calendar /Component /Identifier /MatchingPolicy /RecurrenceRule /ReferenceType
     /RepeatedTimePolicy /SearchDirection <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable <ReferenceConvertible
     init(from:Decoder) init(identifier:Identifier)
    Cancellable ?
    CancellationError <Error init()
    CanonicalCombiningClass <Comparable <Equatable <Hashable <RawRepresentable
     init(rawValue:UInt8)
    Canvas <View ?
    CapitalizationContext
    Capsule <Animatable <InsettableShape <Sendable <Shape <View ?
    Capture #Output <RegexComponent init(_:RegexComponent) init(_:RegexComponent,as:Reference)
     init(_:RegexComponent,as:Reference,transform:f) init(_:RegexComponent,transform:f) init(_:f)
     init(_:f,transform:f) init(as:Reference,_:f) init(as:Reference,_:f,transform:f)
    Case
    CaseIterable :AllCases
    Catch ?
    Category <CustomDebugStringConvertible <Decodable <Encodable <Equatable <Hashable
     init(from:Decoder)
    CellRegistration ?
    CellStyle ?
    ChaChaPoly ?
    Change <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Character /Output /UTF16View /UTF8View /UnicodeScalarView <Comparable
     <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByUnicodeScalarLiteral <Hashable
     <LosslessStringConvertible <RegexComponent <TextOutputStreamable =RawValue init(_:Scalar)
     init(_:String) init(extendedGraphemeClusterLiteral:Character)
    CharacterClass <RegexComponent
    CharacterIterator init(_:UTF8Span)
    CharacterSet /ReferenceType <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <ReferenceConvertible <SetAlgebra
     init() init(bitmapRepresentation:Data) init(charactersIn:ClosedRange)
     init(charactersIn:Range) init(charactersIn:String) init(contentsOfFile:String)
     init(from:Decoder)
    CharacterView <BidirectionalCollection <Collection <RangeReplaceableCollection <Sequence
     init() subscript(_:Index)>Character subscript(_:Range)>Slice
    Chart ?
    ChartContent :Body ?
    ChartProxy ?
    CheckedContinuation #T,E init(continuation:UnsafeContinuation,function:String=)
    CheckingType <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt64)
    Child
    Children
    ChoiceOf #Output <RegexComponent init(_:f)
    Circle <Animatable <InsettableShape <Sendable <Shape <View ?
    CircularProgressViewStyle ?
    Clock :Duration :Instant <Decodable <Encodable <Equatable <Hashable <Sendable
     init(from:Decoder)
    CloseCode <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    CloseFlags <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    ClosedRange #Bound /Element /Index /Iterator /SubSequence <BidirectionalCollection <Collection
     <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <CustomTestStringConvertible <Decodable <Encodable <Equatable <Hashable <PredicateExpression
     <RandomAccessCollection <RangeExpression <Sequence <StandardPredicateExpression
     init(_:ClosedRange) init(_:Range) init(from:Decoder) init(lower,upper) init(uncheckedBounds)
     subscript(_) subscript(_:Range)>Slice
    ClosedRangeIndex
    CocoaError /Code <CustomNSError <CustomStringConvertible <Equatable <Error <Hashable
     init(_,userInfo:Dictionary=) init(_:Code,userInfo:Dictionary=)
    Codable <Decodable <Encodable
    CodableAttributedStringKey <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    CodableConfiguration #T,ConfigurationProvider <Decodable <Encodable <Equatable <Hashable
     init(from:Decoder) init(wrappedValue) init(wrappedValue,from) init(wrappedValue,from:k)
    CodableRepresentation ?
    CodableWithConfiguration <DecodableWithConfiguration <EncodableWithConfiguration
    Code <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    CodeUnit
    CodingKey <CustomDebugStringConvertible <CustomStringConvertible <Sendable init(intValue:Int)
     init(stringValue:String)
    CodingKeyRepresentable init(codingKey)
    CodingUserInfoKey /RawValue <Equatable <Hashable <RawRepresentable init(rawValue:String)
    Collation <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String)
    Collect ?
    Collection :Element :Index :IndexDistance :Indices :Iterator :SubSequence <Sequence
     subscript(_) subscript(_:Range) subscript(_:Range)>Slice
     subscript(_:RangeSet)>DiscontiguousSlice subscript(_:f)
    CollectionContainsCollection <CustomStringConvertible <Decodable <Encodable
     <PredicateExpression <StandardPredicateExpression init(base,other) init(from:Decoder)
    CollectionDifference #ChangeElement /Change /Element /Index <Collection <Decodable <Encodable
     <Equatable <Hashable <Sequence init(_) init(from:Decoder) subscript(_)
    CollectionIndexSubscript <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(wrapped,index)
    CollectionOfOne #Element /Index /Indices /Iterator /SubSequence <BidirectionalCollection
     <Collection <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable
     <MutableCollection <RandomAccessCollection <Sequence init(_) subscript(_:Int)
     subscript(_:Range)
    CollectionRangeSubscript <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(wrapped,range)
    Color <Sendable <ShapeStyle <View ? init(_)
     init(_,red:Double,green:Double,blue:Double,opacity:Double=)
     init(_,white:Double,opacity:Double=) init(_:String,bundle:Bundle?=) init(cgColor:CGColor)
     init(hue:Double,saturation:Double,brightness:Double,opacity:Double=) init(nsColor:NSColor)
     init(red:Double,green:Double,blue:Double,opacity:Double=) init(uiColor:UIColor)
     init(white:Double,opacity:Double=)
    ColorPicker <View ?
    ColorRenderingMode ?
    ColorScheme ?
    ColorSchemeContrast ?
    CombineIdentifier ?
    CombineLatest ?
    CombineLatest3 ?
    CombineLatest4 ?
    CommandGroup ?
    CommandGroupPlacement ?
    CommandLine
    CommandMenu ?
    Commands :Body ?
    CommandsBuilder ?
    Comment /ExtendedGraphemeClusterLiteralType /RawValue /StringLiteralType /TestScopeProvider
     /UnicodeScalarLiteralType <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringInterpolation
     <ExpressibleByStringLiteral <ExpressibleByUnicodeScalarLiteral <Hashable <RawRepresentable
     <SuiteTrait <TestTrait <Trait =RawValue init(rawValue:String) init(stringInterpolation)
     init(stringLiteral:String)
    CommonKeyPathKind <Equatable <Hashable
    CompactDatePickerStyle ?
    Comparable <Equatable
    ComparableComparator #Compared <Equatable <Hashable <SortComparator init(order:SortOrder=)
    Comparator <Decodable <Encodable <Equatable <Hashable <SortComparator
     init(_:StandardComparator) init(from:Decoder) init(options:CompareOptions,order:SortOrder=)
    CompareOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    Compared
    Comparison <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs,op:ComparisonOperator)
    ComparisonOperator <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    ComparisonResult <Decodable <Encodable <Equatable <Hashable <RawRepresentable
     init(from:Decoder) init(rawValue:Int)
    Completion ?
    Component <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(from:Decoder)
     init(rawValue:Int) init(rawValue:String)
    Components <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
     init(identifier:String) init(language:Language)
     init(languageCode:LanguageCode?=,script:Script?=,languageRegion:Region?=)
     init(languageCode:LanguageCode?=,script:Script?=,region:Region?=) init(locale:Locale)
    ComponentsFormatStyle <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Concatenate ?
    ConcurrentValue
    Condition <CustomStringConvertible init(_:ExitStatus)
    ConditionTrait /TestScopeProvider <SuiteTrait <TestTrait <Trait
    Conditional <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(test,trueBranch,falseBranch)
    ConditionalCast <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_) init(from:Decoder)
    Configuration
    Confirmation
    Conjunction <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    ConnectablePublisher <Publisher
    ContainerRelativeShape <Animatable <InsettableShape <Sendable <Shape <View ?
    ContainerValueKey :Value ?
    ContentInsetAdjustmentBehavior ?
    ContentKind <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    ContentMode ?
    ContentShapeKinds ?
    ContentSizeCategory ?
    ContentUnavailableView <View ?
    Context <Equatable <Hashable <RawRepresentable
     init(codingPath:Array,debugDescription:String,underlyingError:Error?=) init(rawValue:Int)
    ContiguousArray #Element /Index /Indices /Iterator <Attachable <BidirectionalCollection
     <Collection <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <DataProtocol <Decodable <Encodable <Equatable
     <ExpressibleByArrayLiteral <Hashable <MutableCollection <MutableDataProtocol
     <RandomAccessCollection <RangeReplaceableCollection <Sequence init() init(_)
     init(arrayLiteral*) init(capacity:Int,initializingWith:f) init(from:Decoder)
     init(repeating,count:Int) init(unsafeUninitializedCapacity:Int,initializingWith:f)
     subscript(_:Int) subscript(_:Range)>ArraySlice
    ContiguousBytes
    Continuation <Equatable <Hashable
    ContinuousClock /Instant <Clock <Decodable <Encodable <Equatable <Hashable init()
    ControlGroup <View ?
    ControlGroupStyle :Body :Configuration ?
    ControlSize ?
    CoordinateSpace ?
    Copyable
    CountStyle <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    CountableClosedRange
    CountablePartialRangeFrom
    CountableRange
    Currency <CustomConsumingRegexComponent <CustomDebugStringConvertible <Decodable
     <DiscreteFormatStyle <Encodable <Equatable <ExpressibleByExtendedGraphemeClusterLiteral
     <ExpressibleByStringLiteral <ExpressibleByUnicodeScalarLiteral <FormatStyle <Hashable
     <ParseStrategy <ParseableFormatStyle <RegexComponent =RawValue init(_:String)
     init(code:String,locale:Locale=) init(from:Decoder) init(stringLiteral:String)
    CurrencyFormatStyleConfiguration /DecimalSeparatorDisplayStrategy /Grouping /Notation
     /Precision /Presentation /RoundingRule /SignDisplayStrategy
    CurrentValueSubject #Output,Failure <AnyObject <Publisher <Subject init(_)
    Curve25519 ?
    CustomAnimation ?
    CustomCombineIdentifierConvertible ?
    CustomConsumingRegexComponent <RegexComponent
    CustomDebugStringConvertible
    CustomLeafReflectable <CustomReflectable
    CustomNSError <Error <Sendable
    CustomPlaygroundDisplayConvertible
    CustomPlaygroundQuickLookable
    CustomPronoun <Decodable <Encodable <Equatable <Hashable init() init(from:Decoder)
    CustomReflectable
    CustomStringConvertible
    CustomTestArgumentEncodable <Sendable
    CustomTestStringConvertible
    CustomizableToolbarContent :Body ?
    CyclicYear <Equatable <Hashable
    DTDKind <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Data /Base64DecodingOptions /Base64EncodingOptions /Deallocator /Index /Indices /Iterator
     /ReadingOptions /SearchOptions /WritingOptions <Attachable <BidirectionalCollection
     <Collection <ContiguousBytes <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <DataProtocol <Decodable <Encodable <Equatable <Hashable
     <MutableCollection <MutableDataProtocol <RandomAccessCollection <RangeReplaceableCollection
     <Sequence init() init(_) init(base64Encoded:Data,options:Base64DecodingOptions=)
     init(base64Encoded:String,options:Base64DecodingOptions=) init(buffer:UnsafeBufferPointer)
     init(buffer:UnsafeMutableBufferPointer) init(bytes) init(bytes:Array) init(bytes:ArraySlice)
     init(bytes:UnsafeRawPointer,count:Int)
     init(bytesNoCopy:UnsafeMutableRawPointer,count:Int,deallocator:Deallocator)
     init(capacity:Int) init(contentsOf:URL,options:ReadingOptions=) init(count:Int)
     init(from:Decoder) init(referencing:NSData) init(repeating:UInt8,count:Int) subscript(_)>Data
     subscript(_:Index)>UInt8 subscript(_:Range)>Data
    DataDecodingStrategy
    DataEncodingStrategy
    DataProtocol :Regions <BidirectionalCollection <Collection <RandomAccessCollection <Sequence
    DataRepresentation ?
    Date /AnchoredRelativeFormatStyle /AttributedStyle /ComponentsFormatStyle /FormatString
     /FormatStyle /ISO8601FormatStyle /IntervalFormatStyle /ParseStrategy /RelativeFormatStyle
     /Stride /VerbatimFormatStyle <Comparable <CustomDebugStringConvertible
     <CustomPlaygroundDisplayConvertible <CustomReflectable <CustomStringConvertible <Decodable
     <Encodable <Equatable <Hashable <Strideable init() init(_,strategy) init(from:Decoder)
     init(timeInterval:TimeInterval,since:Date) init(timeIntervalSince1970:TimeInterval)
     init(timeIntervalSinceNow:TimeInterval) init(timeIntervalSinceReferenceDate:TimeInterval)
    DateComponents /ISO8601FormatStyle /ReferenceType <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable
     <ReferenceConvertible init(_,strategy)
     init(calendar:Calendar?=,timeZone:TimeZone?=,era:Int?=,year:Int?=,month:Int?=,day:Int?=,hour:Int?=,minute:Int?=,second:Int?=,nanosecond:Int?=,weekday:Int?=,weekdayOrdinal:Int?=,quarter:Int?=,weekOfMonth:Int?=,weekOfYear:Int?=,yearForWeekOfYear:Int?=)
     init(from:Decoder)
    DateDecodingStrategy
    DateEncodingStrategy
    DateFieldAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    DateFormatter /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Formatter <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <Sendable init()
     init(coder:NSCoder)
    DateInterval <Comparable <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable init() init(from:Decoder)
     init(start:Date,duration:TimeInterval) init(start:Date,end:Date)
    DateIntervalFormatter /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Formatter <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <Sendable init()
     init(coder:NSCoder)
    DatePicker <View ?
    DatePickerComponents ?
    DatePickerStyle :Body :Configuration ?
    DateSeparator <Decodable <Encodable <Equatable <Hashable <RawRepresentable
     init(rawValue:String)
    DateStyle <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    DateTimeSeparator <Decodable <Encodable <Equatable <Hashable <RawRepresentable
     init(rawValue:String)
    Day <Equatable <Hashable
    DayOfYear <Equatable <Hashable
    DayPeriod <Equatable <Hashable
    Deallocator
    Debounce ?
    Decimal /CalculationError /FormatStyle /ParseStrategy /RoundingMode <AdditiveArithmetic
     <Comparable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral <Hashable <Numeric <SignedNumeric
     <Strideable =RawValue init() init(_,strategy) init(_:Double) init(_:Int) init(_:Int16)
     init(_:Int32) init(_:Int64) init(_:Int8) init(_:String,format:Currency,lenient:Bool=)
     init(_:String,format:FormatStyle,lenient:Bool=) init(_:String,format:Percent,lenient:Bool=)
     init(_:UInt) init(_:UInt16) init(_:UInt32) init(_:UInt64) init(_:UInt8) init(exactly)
     init(floatLiteral:Double) init(from:Decoder) init(integerLiteral:Int)
     init(sign:FloatingPointSign,exponent:Int,significand:Decimal)
     init(signOf:Decimal,magnitudeOf:Decimal) init(string:String,locale:Locale?=)
    DecimalSeparatorDisplayStrategy <CustomStringConvertible <Decodable <Encodable <Equatable
     <Hashable init(from:Decoder)
    Decodable init(from:Decoder)
    DecodableAttributedStringKey <AttributedStringKey
    DecodableWithConfiguration :DecodingConfiguration init(from:Decoder,configuration)
    Decoder
    DecodingConfiguration
    DecodingConfigurationProviding :DecodingConfiguration
    DecodingError /Context <CustomDebugStringConvertible <Error <LocalizedError
    DecodingFailurePolicy <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    DefaultBidirectionalIndices
    DefaultButtonStyle ?
    DefaultIndices #Elements /Element /Index /Indices /Iterator /SubSequence
     <BidirectionalCollection <Collection <RandomAccessCollection <Sequence subscript(_)
     subscript(_:Range)>DefaultIndices
    DefaultListStyle ?
    DefaultRandomAccessIndices
    DefaultStringInterpolation <CustomStringConvertible <StringInterpolationProtocol
     <TextOutputStream init(literalCapacity:Int,interpolationCount:Int)
    Deferred #DeferredPublisher <Publisher ?
    DelayedRequestDisposition <Equatable <Hashable
    Demand ?
    DescriptiveNumberFormatConfiguration /CapitalizationContext /Presentation
    Dictionary #Key,Value /Element /Index /Iterator /Keys /SubSequence /Values <Collection
     <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByDictionaryLiteral <Hashable <Sequence init()
     init(_,uniquingKeysWith:f) init(dictionaryLiteral*) init(from:Decoder) init(grouping,by:f)
     init(minimumCapacity:Int) init(uniqueKeysWithValues) subscript(_) subscript(_,default)
    DictionaryIndex
    DictionaryIterator
    DictionaryKeyDefaultValueSubscript <CustomStringConvertible <Decodable <Encodable
     <PredicateExpression <StandardPredicateExpression init(from:Decoder)
     init(wrapped,key,default)
    DictionaryKeySubscript <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(wrapped,key)
    DictionaryLiteral
    DictionaryLiteralConvertible
    Dimension <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Encodable
     <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
     init(coder:NSCoder) init(symbol:String) init(symbol:String,converter:UnitConverter)
    DirectoryEnumerationOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    DirectoryEnumerator <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSEnumerator <NSObject <NSObjectProtocol <Sequence
    DirectoryHint <Equatable <Hashable
    DiscardingTaskGroup
    DisclosureGroup <View ?
    DisclosureGroupStyle :Body :Configuration ?
    DiscontiguousAttributedSubstring <AttributedStringAttributeMutation <CustomStringConvertible
     <Equatable <Hashable subscript(_)
     subscript(_:RangeExpression)>DiscontiguousAttributedSubstring
     subscript(_:RangeSet)>DiscontiguousAttributedSubstring subscript(dynamicMember:k)
     subscript(dynamicMember:k)>ScopedAttributeContainer
    DiscontiguousSlice #Base /Element /Index /Indices /Iterator /SubSequence
     <BidirectionalCollection <Collection <CustomStringConvertible <Equatable <Hashable <Sequence
     subscript(_) subscript(_:Range)>DiscontiguousSlice
    DiscreteFormatStyle <CustomConsumingRegexComponent <Decodable <Encodable <Equatable
     <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent <Sendable
    Disjunction <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    DismissAction ?
    DismissSearchAction ?
    DispatchData /Deallocator /Index /Indices /Iterator /Region /Regions <BidirectionalCollection
     <Collection <DataProtocol <RandomAccessCollection <Sequence init(bytes:UnsafeBufferPointer)
     init(bytes:UnsafeRawBufferPointer)
     init(bytesNoCopy:UnsafeBufferPointer,deallocator:Deallocator=)
     init(bytesNoCopy:UnsafeRawBufferPointer,deallocator:Deallocator=) subscript(_:Index)>UInt8
     subscript(_:Range)>Slice
    DispatchDataIterator /Element <IteratorProtocol <Sequence
    DispatchGroup <DispatchObject <Sendable init()
    DispatchIO /CloseFlags /IntervalFlags /StreamType <DispatchObject <Sendable
     init(type:StreamType,fileDescriptor:dispatch_fd_t,queue:DispatchQueue,cleanupHandler:f)
     init(type:StreamType,io:DispatchIO,queue:DispatchQueue,cleanupHandler:f)
     init(type:StreamType,path:UnsafePointer,oflag:Int32,mode:mode_t,queue:DispatchQueue,cleanupHandler:f)
    DispatchObject
    DispatchPredicate
    DispatchQoS /QoSClass <Equatable init(qosClass:QoSClass,relativePriority:Int)
    DispatchQueue /Attributes /AutoreleaseFrequency /GlobalQueuePriority <DispatchObject <Sendable
     init(label:String,qos:DispatchQoS=,attributes:Attributes=,autoreleaseFrequency:AutoreleaseFrequency=,target:DispatchQueue?=)
    DispatchSemaphore <DispatchObject <Sendable init(value:Int)
    DispatchSource /FileSystemEvent /TimerFlags <DispatchObject <DispatchSourceProtocol
     <DispatchSourceRead <DispatchSourceSignal <DispatchSourceTimer <DispatchSourceUserDataAdd
     <DispatchSourceUserDataOr <DispatchSourceUserDataReplace <DispatchSourceWrite <Sendable
    DispatchSourceHandler
    DispatchSourceProtocol
    DispatchSourceRead <DispatchSourceProtocol
    DispatchSourceSignal <DispatchSourceProtocol
    DispatchSourceTimer <DispatchSourceProtocol
    DispatchSourceUserDataAdd <DispatchSourceProtocol
    DispatchSourceUserDataOr <DispatchSourceProtocol
    DispatchSourceUserDataReplace <DispatchSourceProtocol
    DispatchSourceWrite <DispatchSourceProtocol
    DispatchSpecificKey #T <Sendable init()
    DispatchTime <Comparable <Equatable init(uptimeNanoseconds:UInt64)
    DispatchTimeInterval <Equatable
    DispatchTimeoutResult <Equatable <Hashable
    DispatchWallTime <Comparable <Equatable init(timespec:timespec)
    DispatchWorkItem init(qos:DispatchQoS=,flags:DispatchWorkItemFlags=,block:f)
    DispatchWorkItemFlags <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    DisplayMode ?
    DisplayStyle <Equatable <Hashable
    Distance
    DistributedActor :ActorSystem :SerializationRequirement <Equatable <Hashable <Identifiable
     <Sendable init(from:Decoder)
    DistributedActorCodingError <DistributedActorSystemError <Error init(message:String)
    DistributedActorSystem :ActorID :InvocationDecoder :InvocationEncoder :ResultHandler
     :SerializationRequirement <Sendable
    DistributedActorSystemError <Error <Sendable
    DistributedTargetInvocationDecoder :SerializationRequirement
    DistributedTargetInvocationEncoder :SerializationRequirement
    DistributedTargetInvocationResultHandler :SerializationRequirement
    Divider <View ?
    DocumentGroup <Scene ?
    DomainResolutionProtocol <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Double /AtomicRepresentation /Exponent /Magnitude /RawSignificand /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar <AdditiveArithmetic
     <AtomicRepresentable <BinaryFloatingPoint <CVarArg <Comparable <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral <FloatingPoint <Hashable
     <LosslessStringConvertible <Numeric <SIMDScalar <SignedNumeric <Strideable
     <TextOutputStreamable =RawValue init() init(_) init(_:CGFloat) init(_:Double) init(_:Float)
     init(_:Float16) init(_:Float80) init(_:Int) init(_:NSNumber) init(_:Substring)
     init(bitPattern:UInt64) init(exactly) init(exactly:Double) init(exactly:Float)
     init(exactly:Float16) init(exactly:Float80) init(exactly:NSNumber) init(floatLiteral:Double)
     init(from:Decoder) init(integerLiteral:Int64) init(nan:RawSignificand,signaling:Bool)
     init(sign:FloatingPointSign,exponent:Int,significand:Double)
     init(sign:FloatingPointSign,exponentBitPattern:UInt,significandBitPattern:UInt64)
     init(signOf:Double,magnitudeOf:Double) init(truncating:NSNumber)
    DragGesture ?
    Drop ?
    DropDelegate ?
    DropFirstSequence #Base /Element /Iterator /SubSequence <Sequence init(_,dropping:Int)
    DropInfo ?
    DropProposal ?
    DropWhileSequence #Base /Element /Iterator <Sequence
    Duration /AtomicRepresentation /TimeFormatStyle /UnitsFormatStyle <AdditiveArithmetic
     <AtomicRepresentable <Comparable <CustomStringConvertible <Decodable <DurationProtocol
     <Encodable <Equatable <Hashable init(attoseconds:Int128) init(from:Decoder)
     init(secondsComponent:Int64,attosecondsComponent:Int64)
    DurationFieldAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    DurationProtocol <AdditiveArithmetic <Comparable <Equatable <Sendable
    DynamicIsland ?
    DynamicIslandExpandedRegion ?
    DynamicOptionsProvider :DefaultValue :Result ?
    DynamicProperty ?
    DynamicTypeSize ?
    DynamicViewContent :Data <View ?
    EKAlarm ?
    EKCalendar ?
    EKEvent ?
    EKEventEditViewController ?
    EKEventEditViewDelegate ?
    EKEventStore ?
    EKRecurrenceRule ?
    EKReminder ?
    EKSource ?
    Edge ?
    EdgeInsets init() init(_:NSDirectionalEdgeInsets)
     init(top:CGFloat,leading:CGFloat,bottom:CGFloat,trailing:CGFloat)
    EditActions ?
    EditButton ?
    EditMode ?
    Element
    Elements
    Ellipse <Animatable <InsettableShape <Sendable <Shape <View ?
    EllipticalGradient ?
    Empty #Output,Failure <Publisher ?
    EmptyCollection #Element /Index /Indices /Iterator /SubSequence <BidirectionalCollection
     <Collection <ContiguousBytes <DataProtocol <Equatable <MutableCollection
     <RandomAccessCollection <Sequence init() subscript(_) subscript(_:Range)
    EmptyCommands ?
    EmptyIterator
    EmptyModifier ?
    EmptyView <View ?
    Encodable
    EncodableAttributedStringKey <AttributedStringKey
    EncodableWithConfiguration :EncodingConfiguration
    EncodedScalar
    Encoder
    Encoding <CustomStringConvertible <Equatable <Hashable <RawRepresentable init(ianaName:String)
     init(rawValue:UInt)
    EncodingConfiguration
    EncodingConfigurationProviding :EncodingConfiguration
    EncodingConversionOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    EncodingError /Context <CustomDebugStringConvertible <Error <LocalizedError
    End <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    EnergyFormatter /Unit <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Formatter <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol init()
     init(coder:NSCoder)
    EntityQuery :Entity :Result ?
    EntityStringQuery <EntityQuery ?
    EnumerableEntityQuery <EntityQuery ?
    EnumeratedIterator
    EnumeratedSequence #Base /Index /Iterator <BidirectionalCollection <Collection
     <RandomAccessCollection <Sequence subscript(_)
    EnumerationOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    Environment #Value <DynamicProperty ?
    EnvironmentKey :Value ?
    EnvironmentObject #ObjectType <DynamicProperty ?
    EnvironmentValues ?
    EnvironmentalModifier ?
    Equal <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    Equatable
    EquatableView ?
    Era <Equatable <Hashable
    Error <Sendable
    ErrorCode <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Escapable
    Event <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    EventModifiers ?
    ExclusiveGesture ?
    ExecuteDistributedTargetError /ErrorCode <DistributedActorSystemError <Error
     init(message:String) init(message:String,errorCode:ErrorCode)
    Executor <Sendable
    ExecutorJob init(_:Job) init(_:UnownedJob)
    ExitStatus <CustomStringConvertible <Equatable
    ExitTest /Condition /Result
    Expectation
    ExpectationFailedError <Error
    Exponent
    ExpressibleByArrayLiteral :ArrayLiteralElement init(arrayLiteral*)
    ExpressibleByBooleanLiteral :BooleanLiteralType init(booleanLiteral)
    ExpressibleByDictionaryLiteral :Key :Value init(dictionaryLiteral*)
    ExpressibleByExtendedGraphemeClusterLiteral :ExtendedGraphemeClusterLiteralType
     <ExpressibleByUnicodeScalarLiteral init(extendedGraphemeClusterLiteral)
     init(unicodeScalarLiteral)
    ExpressibleByFloatLiteral :FloatLiteralType init(floatLiteral)
    ExpressibleByIntegerLiteral :IntegerLiteralType init(integerLiteral)
    ExpressibleByNilLiteral init(nilLiteral)
    ExpressibleByStringInterpolation :StringInterpolation
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral init(stringInterpolation)
     init(stringInterpolation:DefaultStringInterpolation)
    ExpressibleByStringLiteral :StringLiteralType <ExpressibleByExtendedGraphemeClusterLiteral
     <ExpressibleByUnicodeScalarLiteral init(extendedGraphemeClusterLiteral) init(stringLiteral)
    ExpressibleByUnicodeScalarLiteral :UnicodeScalarLiteralType init(unicodeScalarLiteral)
    Expression #Input,Output <CustomDebugStringConvertible <CustomStringConvertible init(_:f)
    ExpressionEvaluate <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(expression,input) init(from:Decoder)
    ExpressionType <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterLiteralType
    ExtendedGraphemeClusterType
    ExternalEntityResolvingPolicy <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Fail #Output,Failure <Publisher ?
    Failure
    FeedbackStyle ?
    FeedbackType ?
    FetchDescriptor ?
    FetchRequest ?
    FetchedResults ?
    Field <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(from:Decoder)
     init(rawValue:Int)
    FileAttributeKey /RawValue <Equatable <Hashable <RawRepresentable init(_:String)
     init(rawValue:String)
    FileAttributeType <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    FileDocument :ReadConfiguration :WriteConfiguration ?
    FileDocumentConfiguration ?
    FileHandle <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <Sendable init(fileDescriptor:Int32)
     init(fileDescriptor:Int32,closeOnDealloc:Bool) init(forReadingAtPath:String)
     init(forReadingFrom:URL) init(forUpdating:URL) init(forUpdatingAtPath:String)
     init(forWritingAtPath:String) init(forWritingTo:URL)
    FileManager /DirectoryEnumerationOptions /DirectoryEnumerator /ItemReplacementOptions
     /SearchPathDirectory /SearchPathDomainMask /URLRelationship /UnmountOptions
     /VolumeEnumerationOptions <Sendable init()
    FileManagerDelegate <Sendable
    FileOperationKind <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    FileProtectionType <RawRepresentable init(rawValue:String)
    FileRepresentation ?
    FileSystemEvent <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    FillStyle ?
    Filter <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_,_:f) init(from:Decoder)
    FixedWidthInteger <AdditiveArithmetic <BinaryInteger <Comparable <CustomStringConvertible
     <Equatable <ExpressibleByIntegerLiteral <Hashable <LosslessStringConvertible <Numeric
     <Strideable init(_) init(_,radix:Int=) init(_:String) init(bigEndian) init(clamping)
     init(exactly) init(littleEndian) init(truncatingIfNeeded)
    FlatMap ?
    FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex
    FlattenCollection
    FlattenCollectionIndex
    FlattenSequence #Base /Index /Iterator <BidirectionalCollection <Collection <Sequence
     subscript(_) subscript(_:Range)>Slice
    Float /AtomicRepresentation /Exponent /Magnitude /RawSignificand /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar <AdditiveArithmetic
     <AtomicRepresentable <BinaryFloatingPoint <CVarArg <Comparable <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral <FloatingPoint <Hashable
     <LosslessStringConvertible <Numeric <SIMDScalar <SignedNumeric <Strideable
     <TextOutputStreamable =RawValue init() init(_) init(_:CGFloat) init(_:Double) init(_:Float)
     init(_:Float16) init(_:Float80) init(_:Int) init(_:NSNumber) init(_:Substring)
     init(bitPattern:UInt32) init(exactly) init(exactly:Double) init(exactly:Float)
     init(exactly:Float16) init(exactly:Float80) init(exactly:NSNumber) init(floatLiteral:Float)
     init(from:Decoder) init(integerLiteral:Int64) init(nan:RawSignificand,signaling:Bool)
     init(sign:FloatingPointSign,exponent:Int,significand:Float)
     init(sign:FloatingPointSign,exponentBitPattern:UInt,significandBitPattern:UInt32)
     init(signOf:Float,magnitudeOf:Float) init(truncating:NSNumber)
    Float16 /AtomicRepresentation /Exponent /Magnitude /RawSignificand /SIMD16Storage
     /SIMD2Storage /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar
     <AdditiveArithmetic <AtomicRepresentable <BinaryFloatingPoint <Comparable
     <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral <FloatingPoint <Hashable
     <LosslessStringConvertible <Numeric <SIMDScalar <SignedNumeric <Strideable
     <TextOutputStreamable =RawValue init() init(_) init(_:Double) init(_:Float) init(_:Float16)
     init(_:Float80) init(_:Int) init(_:Substring) init(bitPattern:UInt16) init(exactly)
     init(exactly:Double) init(exactly:Float) init(exactly:Float16) init(exactly:Float80)
     init(floatLiteral:Float16) init(from:Decoder) init(integerLiteral:Int64)
     init(nan:RawSignificand,signaling:Bool)
     init(sign:FloatingPointSign,exponent:Int,significand:Float16)
     init(sign:FloatingPointSign,exponentBitPattern:UInt,significandBitPattern:UInt16)
     init(signOf:Float16,magnitudeOf:Float16)
    Float32
    Float64
    Float80 /Exponent /Magnitude /RawSignificand <AdditiveArithmetic <BinaryFloatingPoint <CVarArg
     <Comparable <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral <FloatingPoint <Hashable
     <LosslessStringConvertible <Numeric <SignedNumeric <Strideable <TextOutputStreamable
     =RawValue init() init(_) init(_:Double) init(_:Float) init(_:Float16) init(_:Float80)
     init(_:Int) init(_:Substring) init(exactly) init(exactly:Double) init(exactly:Float)
     init(exactly:Float16) init(exactly:Float80) init(floatLiteral:Float80)
     init(integerLiteral:Int64) init(nan:RawSignificand,signaling:Bool)
     init(sign:FloatingPointSign,exponent:Int,significand:Float80)
     init(sign:FloatingPointSign,exponentBitPattern:UInt,significandBitPattern:UInt64)
     init(signOf:Float80,magnitudeOf:Float80)
    FloatDivision <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    FloatLiteralConvertible
    FloatLiteralType
    FloatingPoint :Exponent <AdditiveArithmetic <Comparable <Equatable
     <ExpressibleByIntegerLiteral <Hashable <Numeric <SignedNumeric <Strideable init(_)
     init(_:Int) init(exactly) init(sign:FloatingPointSign,exponent,significand)
     init(signOf,magnitudeOf)
    FloatingPointClassification <Equatable <Hashable
    FloatingPointFormatStyle #Value /Attributed /Configuration /Currency /Percent /RegexOutput
     <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable <Equatable
     <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(from:Decoder) init(locale:Locale=)
    FloatingPointParseStrategy #Format <CustomConsumingRegexComponent <Decodable <Encodable
     <Equatable <Hashable <ParseStrategy <RegexComponent init(format,lenient:Bool=)
     init(from:Decoder)
    FloatingPointRoundingRule <Equatable <Hashable init(from:Decoder)
    FloatingPointSign <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    FocusState #Value <DynamicProperty ?
    FocusedBinding ?
    FocusedValue ?
    FocusedValueKey :Value ?
    FocusedValues ?
    Font init(_:CTFont)
    ForEach <DynamicViewContent <View ?
    ForceCast <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_) init(from:Decoder)
    ForcedUnwrap <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_) init(from:Decoder)
    Form <View ?
    FormStyle :Body :Configuration ?
    FormatInput
    FormatOutput
    FormatString <Equatable <ExpressibleByExtendedGraphemeClusterLiteral
     <ExpressibleByStringInterpolation <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue
     init(stringInterpolation:StringInterpolation) init(stringLiteral:String)
    FormatStyle :FormatInput :FormatOutput <CustomConsumingRegexComponent <Decodable
     <DiscreteFormatStyle <Encodable <Equatable <Hashable <ParseStrategy <ParseableFormatStyle
     <RegexComponent <Sendable
     init(date:DateStyle?=,time:TimeStyle?=,locale:Locale=,calendar:Calendar=,timeZone:TimeZone=,capitalizationContext:FormatStyleCapitalizationContext=)
     init(from:Decoder) init(locale:Locale=)
    FormatStyleCapitalizationContext <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Formatter /Context /UnitStyle <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol init()
     init(coder:NSCoder)
    ForwardParser init()
    FoundationAttributes <AttributeScope <DecodingConfigurationProviding
     <EncodingConfigurationProviding
    FractionalPartDisplayStrategy <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
     init(lengthLimits,roundingRule:FloatingPointRoundingRule=,roundingIncrement:Double?=)
    Frequency <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Future #Output,Failure <Publisher init(_:f)
    GKAchievement ?
    GKComponent <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    GKEntity <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    GKGameCenterControllerDelegate ?
    GKGameCenterViewController ?
    GKLeaderboard ?
    GKLocalPlayer ?
    GKMatch ?
    GKMatchDelegate <NSObjectProtocol ?
    GKPlayer ?
    GKScore ?
    GKState <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    GKStateMachine <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    Gauge <View ?
    GaugeStyle :Body :Configuration ?
    GeneralCategory <Equatable <Hashable
    GeometryEffect <Animatable <ViewModifier ?
    GeometryProxy ?
    GeometryReader <View ?
    Gesture :Body :Value ?
    GestureMask ?
    GestureState #Value <DynamicProperty ?
    GlobalActor :ActorType
    GlobalQueuePriority <Equatable <Hashable
    Gradient ?
    GrammaticalGender <Decodable <Encodable <Equatable <Hashable <RawRepresentable
     init(from:Decoder) init(rawValue:Int)
    GrammaticalNumber <Decodable <Encodable <Equatable <Hashable <RawRepresentable
     init(from:Decoder) init(rawValue:Int)
    GraphicalDatePickerStyle ?
    GraphicsContext ?
    Grid <View ?
    GridItem ?
    GridRow <View ?
    Group <View ?
    GroupBox <View ?
    GroupBoxStyle :Body :Configuration ?
    GroupedListStyle ?
    Grouping <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable
     init(from:Decoder)
    HKAnchoredObjectQuery ?
    HKCategorySample ?
    HKCategoryType ?
    HKDF ?
    HKHealthStore ?
    HKObjectType ?
    HKObserverQuery ?
    HKQuantity ?
    HKQuantitySample ?
    HKQuantityType ?
    HKQuery ?
    HKSample ?
    HKSampleQuery ?
    HKSampleType ?
    HKStatistics ?
    HKStatisticsCollectionQuery ?
    HKStatisticsQuery ?
    HKUnit ?
    HKWorkout ?
    HKWorkoutBuilder ?
    HKWorkoutSession ?
    HMAC ?
    HSplitView ?
    HStack <View ?
    HStackLayout ?
    HTTPCookie /AcceptPolicy <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sendable init(properties:Dictionary)
    HTTPCookiePropertyKey <Equatable <Hashable <RawRepresentable init(_:String)
     init(rawValue:String)
    HTTPCookieStorage <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <Sendable
    HTTPURLResponse <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable <URLResponse
     init(coder:NSCoder) init(url:URL,statusCode:Int,httpVersion:String?,headerFields:Dictionary?)
    Handle
    HandleEvents ?
    Handler
    Hashable <Equatable
    Hasher init()
    HierarchicalShapeStyle ?
    HorizontalAlignment ?
    HorizontalEdge ?
    Host <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol init(address:String) init(name:String?)
    Hour <Equatable <Hashable
    HourCycle <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(from:Decoder)
     init(rawValue:String)
    HoverEffect ?
    ID <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    INExtension <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    INIntent ?
    INIntentResponse ?
    INInteraction ?
    INShortcut ?
    INVoiceShortcut ?
    ISO8601DateFormatter /Options <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Formatter <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol
     <NSSecureCoding init() init(coder:NSCoder)
    ISO8601FormatStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(dateSeparator:DateSeparator=,dateTimeSeparator:DateTimeSeparator=,timeSeparator:TimeSeparator=,timeZoneSeparator:TimeZoneSeparator=,includingFractionalSeconds:Bool=,timeZone:TimeZone=)
     init(dateSeparator:DateSeparator=,dateTimeSeparator:DateTimeSeparator=,timeZone:TimeZone=)
     init(from:Decoder)
    IconOnlyLabelStyle ?
    Identifiable :ID
    Identifier <Comparable <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <Hashable <RawRepresentable init(_:String) init(from:Decoder) init(rawValue:String)
    IdentifierType <Equatable <Hashable
    Image <View ? init(_,bundle=) init(_,bundle=,label:Text) init(_,variableValue=,bundle=)
     init(_,variableValue=,bundle=,label:Text)
     init(_:CGImage,scale:CGFloat,orientation=,label:Text) init(decorative,bundle=)
     init(decorative,variableValue=,bundle=) init(decorative:CGImage,scale:CGFloat,orientation=)
     init(nsImage:NSImage) init(size:CGSize,label=,opaque:Bool=,colorMode=,renderer:f)
     init(systemName:String) init(systemName:String,variableValue=) init(uiImage:UIImage)
    ImagePaint ?
    ImageRenderer ?
    ImageURLAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    ImmediateScheduler ?
    Index <Comparable <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <Strideable init(_) init(_:Index,within) init(_:Index,within:String)
     init(_:Index,within:UTF16View) init(_:Index,within:UTF8View)
     init(_:Index,within:UnicodeScalarView) init(_:Int) init(encodedOffset:Int)
     init(utf16Offset:Int,in)
    IndexDistance
    IndexPath /Element /Index /Indices /ReferenceType <BidirectionalCollection <Collection
     <Comparable <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Decodable <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <MutableCollection
     <RandomAccessCollection <ReferenceConvertible <Sequence init() init(arrayLiteral:Element*)
     init(from:Decoder) init(index:Element) init(indexes) init(indexes:Array)
     subscript(_:Index)>Element subscript(_:Range)>IndexPath
    IndexSet /Element /Index /RangeView /ReferenceType <BidirectionalCollection <Collection
     <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <ReferenceConvertible <Sequence
     <SetAlgebra init() init(from:Decoder) init(integer:Element) init(integersIn)
     init(integersIn:Range) subscript(_:Index)>Element subscript(_:Range)>Slice
    Indexable
    IndexableBase
    IndexingIterator #Elements /Element /Iterator /SubSequence <IteratorProtocol <Sequence
    Indices
    InflectionRule <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
     init(morphology:Morphology)
    InlineArray #count,Element /Element /Index init(_:f) init(first,next:f)
     init(initializingWith:f) init(repeating) subscript(_) subscript(unchecked)
    InlinePickerStyle ?
    Input ?
    InputStream <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <Stream init(data:Data) init(fileAtPath:String) init(url:URL)
    Insecure ?
    InsetGroupedListStyle ?
    InsetListStyle ?
    InsettableShape :InsetShape <Animatable <Sendable <Shape <View ?
    Instant <Comparable <Decodable <Encodable <Equatable <Hashable <InstantProtocol
     init(from:Decoder)
    InstantProtocol :Duration <Comparable <Equatable <Hashable <Sendable
    Int /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <CodingKeyRepresentable
     <Comparable <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible
     <MirrorPath <Numeric <SIMDScalar <SignedInteger <SignedNumeric <Strideable =RawValue
     init(_:CGFloat) init(_:Double) init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber)
     init(bitPattern) init(bitPattern:ObjectIdentifier) init(bitPattern:OpaquePointer?)
     init(bitPattern:UInt) init(codingKey) init(exactly:Double) init(exactly:Float)
     init(exactly:Float16) init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder)
     init(truncating:NSNumber)
    Int128 /AtomicRepresentation /IntegerLiteralType /Magnitude <AdditiveArithmetic
     <AtomicRepresentable <BinaryInteger <Comparable <CustomReflectable <CustomStringConvertible
     <Decodable <Encodable <Equatable <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable
     <LosslessStringConvertible <Numeric <SignedInteger <SignedNumeric <Strideable =RawValue
     init(_) init(bitPattern:UInt128) init(clamping) init(exactly) init(from:Decoder)
     init(truncatingIfNeeded)
    Int16 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <SignedInteger <SignedNumeric <Strideable =RawValue init(_:CGFloat)
     init(_:Double) init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber)
     init(bitPattern:UInt16) init(exactly:Double) init(exactly:Float) init(exactly:Float16)
     init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    Int32 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <SignedInteger <SignedNumeric <Strideable =RawValue init(_:CGFloat)
     init(_:Double) init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber)
     init(bitPattern:UInt32) init(exactly:Double) init(exactly:Float) init(exactly:Float16)
     init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    Int64 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <SignedInteger <SignedNumeric <Strideable =RawValue init(_:CGFloat)
     init(_:Double) init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber)
     init(bitPattern:UInt64) init(exactly:Double) init(exactly:Float) init(exactly:Float16)
     init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    Int8 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <SignedInteger <SignedNumeric <Strideable =RawValue init(_:CGFloat)
     init(_:Double) init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber)
     init(bitPattern:UInt8) init(exactly:Double) init(exactly:Float) init(exactly:Float16)
     init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    IntDivision <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    IntRemainder <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    IntegerFormatStyle #Value /Attributed /Configuration /Currency /Percent /RegexOutput
     <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable <Equatable
     <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(from:Decoder) init(locale:Locale=)
    IntegerLiteralConvertible
    IntegerLiteralType
    IntegerParseStrategy #Format <CustomConsumingRegexComponent <Decodable <Encodable <Equatable
     <Hashable <ParseStrategy <RegexComponent init(format,lenient:Bool=) init(from:Decoder)
    IntentConfiguration ?
    IntentDescription ?
    IntentParameter ?
    IntentResult ?
    IntentTimelineProvider :Context :Entry :Intent ?
    IntervalFlags <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(nilLiteral) init(rawValue:UInt)
    IntervalFormatStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(date:DateStyle?=,time:TimeStyle?=,locale:Locale=,calendar:Calendar=,timeZone:TimeZone=)
     init(from:Decoder)
    InvocationDecoder
    InvocationEncoder
    Issue /Kind /Severity <CustomDebugStringConvertible <CustomStringConvertible
    IssueHandlingTrait /TestScopeProvider <SuiteTrait <TestScoping <TestTrait <Trait
    ItemReplacementOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    Iteration
    Iterator <AsyncIteratorProtocol <CustomReflectable <IteratorProtocol <Sequence init()
     init(base,separator)
    IteratorOverOne
    IteratorProtocol :Element
    IteratorSequence #Base /Element <IteratorProtocol <Sequence init(_)
    JSContext ?
    JSExport ?
    JSONDecoder /DataDecodingStrategy /DateDecodingStrategy /KeyDecodingStrategy
     /NonConformingFloatDecodingStrategy <Sendable init()
    JSONEncoder /DataEncodingStrategy /DateEncodingStrategy /KeyEncodingStrategy
     /NonConformingFloatEncodingStrategy /OutputFormatting <Sendable init()
    JSONSerialization /ReadingOptions /WritingOptions <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol
    JSValue ?
    Job init(_:ExecutorJob) init(_:UnownedJob)
    JobPriority /RawValue <Comparable <Equatable init(_:TaskPriority) init(rawValue:RawValue)
    JoinedIterator
    JoinedSequence #Base /Element /Iterator <Sequence init(base,separator)
    Just #Output <Publisher init(_)
    Key <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    KeyDecodingStrategy
    KeyEncodingStrategy
    KeyEquivalent ?
    KeyPath #Root,Value <AnyKeyPath <CustomDebugStringConvertible <CustomStringConvertible
     <Decodable <Encodable <Equatable <Hashable <PartialKeyPath <PredicateExpression <Sendable
     <StandardPredicateExpression init(from:Decoder) init(root,keyPath:k)
    KeyPathComparator #Compared <Equatable <Hashable <SortComparator init(_:k,comparator)
     init(_:k,comparator,order:SortOrder) init(_:k,order:SortOrder=)
    KeyValuePairs #Key,Value /Element /Index /Indices /SubSequence <BidirectionalCollection
     <Collection <CustomDebugStringConvertible <CustomStringConvertible
     <ExpressibleByDictionaryLiteral <RandomAccessCollection <Sequence init(dictionaryLiteral*)
     subscript(_)
    KeyboardDismissMode ?
    KeyboardShortcut ?
    KeyedDecodingContainer #K /Key <KeyedDecodingContainerProtocol init(_)
    KeyedDecodingContainerProtocol :Key
    KeyedEncodingContainer #K /Key <KeyedEncodingContainerProtocol init(_)
    KeyedEncodingContainerProtocol :Key
    KeyframeAnimator ?
    Keyframes ?
    Keys <Collection <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Sequence
     subscript(_)
    Kind <CustomStringConvertible <Equatable <Error <Hashable <RawRepresentable
     init(rawValue:UInt) init(rawValue:UInt8)
    KnownIssueMatcher
    LABiometryType ?
    LAContext ?
    LAError ?
    LAPolicy ?
    Label <View ? init(_) init(_,image:ImageResource) init(_,image:String)
     init(_,systemImage:String) init(title:f,icon:f)
    LabelStyle :Body :Configuration ?
    LabelStyleConfiguration ?
    LabeledContent <View ?
    LabeledContentStyle :Body :Configuration ?
    Language <Decodable <Encodable <Equatable <Hashable init(components:Components)
     init(from:Decoder) init(identifier:String)
     init(languageCode:LanguageCode?=,script:Script?=,region:Region?=)
    LanguageCode <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String)
    LanguageDirection <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    LanguageIdentifierAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    LaunchOptionsKey ?
    Layout :Cache :Subviews <Animatable ?
    LayoutDirection ?
    LayoutSubview ?
    LayoutSubviews ?
    LayoutValueKey :Value ?
    LazyBidirectionalCollection
    LazyCollection
    LazyCollectionProtocol <Collection <LazySequenceProtocol <Sequence
    LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection
    LazyDropWhileIndex
    LazyDropWhileIterator
    LazyDropWhileSequence #Base /Element /Elements /Index /Iterator /SubSequence
     <BidirectionalCollection <Collection <LazyCollectionProtocol <LazySequenceProtocol <Sequence
     subscript(_)
    LazyFilterBidirectionalCollection
    LazyFilterCollection
    LazyFilterIndex
    LazyFilterIterator
    LazyFilterSequence #Base /Element /Index /Iterator /SubSequence <BidirectionalCollection
     <Collection <LazyCollectionProtocol <LazySequenceProtocol <Sequence subscript(_)
     subscript(_:Range)
    LazyHGrid <View ?
    LazyHStack <View ?
    LazyMapBidirectionalCollection
    LazyMapCollection
    LazyMapIterator
    LazyMapRandomAccessCollection
    LazyMapSequence #Base,Element /Elements /Index /Indices /Iterator /SubSequence
     <BidirectionalCollection <Collection <LazyCollectionProtocol <LazySequenceProtocol
     <RandomAccessCollection <Sequence subscript(_) subscript(_:Range)
    LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection
    LazyPrefixWhileIndex
    LazyPrefixWhileIterator
    LazyPrefixWhileSequence #Base /Element /Elements /Index /Iterator /SubSequence
     <BidirectionalCollection <Collection <LazyCollectionProtocol <LazySequenceProtocol <Sequence
     subscript(_)
    LazyRandomAccessCollection
    LazySequence #Base /Element /Elements /Index /Indices /Iterator /SubSequence
     <BidirectionalCollection <Collection <LazyCollectionProtocol <LazySequenceProtocol
     <RandomAccessCollection <Sequence subscript(_)
    LazySequenceProtocol :Elements <Sequence
    LazyVGrid <View ?
    LazyVStack <View ?
    LegibilityWeight ?
    LengthFormatter /Unit <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Formatter <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol init()
     init(coder:NSCoder)
    LineMark ?
    LinearGradient <Sendable <ShapeStyle <View ?
    LinearProgressViewStyle ?
    Link <View ?
    LinkAttribute <AttributedStringKey <DecodableAttributedStringKey <EncodableAttributedStringKey
    List <CustomStringConvertible <Equatable <Hashable <Sendable <SuiteTrait <TestTrait <Trait
     <View ?
    ListFormatStyle #Style,Base /ListType /Width <CustomConsumingRegexComponent <Decodable
     <DiscreteFormatStyle <Encodable <Equatable <FormatStyle <Hashable <ParseStrategy
     <ParseableFormatStyle <RegexComponent init(from:Decoder) init(memberStyle)
    ListFormatter ?
    ListItemTint ?
    ListStyle ?
    ListType <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    LiveActivityIntent <AppIntent ?
    Local #Output <RegexComponent init(_:RegexComponent) init(_:f)
    LocalTestingActorAddress
    LocalTestingActorID <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
     init(id:String) init(parse:String)
    LocalTestingDistributedActorSystem /ActorID /InvocationDecoder /InvocationEncoder
     /ResultHandler /SerializationRequirement <DistributedActorSystem <Sendable init()
    LocalTestingDistributedActorSystemError <DistributedActorSystemError <Error
     init(message:String)
    LocalTestingInvocationDecoder /SerializationRequirement <DistributedTargetInvocationDecoder
    LocalTestingInvocationEncoder /SerializationRequirement <DistributedTargetInvocationEncoder
    LocalTestingInvocationResultHandler /SerializationRequirement
     <DistributedTargetInvocationResultHandler
    Locale /Collation /Components /Currency /HourCycle /IdentifierType /Language /LanguageCode
     /LanguageDirection /MeasurementSystem /NumberingSystem /Region /Script /Subdivision /Variant
     /Weekday <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible <Decodable
     <Encodable <Equatable <Hashable init(components:Components) init(from:Decoder)
     init(identifier:String)
     init(languageCode:LanguageCode?=,script:Script?=,languageRegion:Region?=)
     init(languageComponents:Components)
    LocalizedError <Error <Sendable
    LocalizedStringKey ?
    LocalizedStringResource ?
    Logger ?
    LogicalType <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    LongPressGesture ?
    Lookahead #Output <RegexComponent init(_) init(_:f)
    LosslessStringConvertible <CustomStringConvertible init(_:String)
    MCBrowserViewController ?
    MCNearbyServiceAdvertiser ?
    MCNearbyServiceBrowser ?
    MCPeerID ?
    MCSession ?
    MCSessionDelegate <NSObjectProtocol ?
    MFMailComposeResult ?
    MFMailComposeViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UINavigationController <UIResponder <UIViewController
     ?
    MFMailComposeViewControllerDelegate ?
    MFMessageComposeViewController <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UINavigationController <UIResponder
     <UIViewController ?
    MFMessageComposeViewControllerDelegate ?
    MKAnnotation <NSObjectProtocol ?
    MKAnnotationView /CollisionMode /DragState <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder
     <UIView ?
    MKCircle ?
    MKCircleRenderer ?
    MKClusterAnnotation ?
    MKCoordinateRegion ?
    MKCoordinateSpan ?
    MKDirections ?
    MKLocalSearch ?
    MKLocalSearchCompleter ?
    MKLocalSearchCompletion ?
    MKMapCamera ?
    MKMapItem ?
    MKMapPoint ?
    MKMapRect ?
    MKMapSnapshotter ?
    MKMapType ?
    MKMapView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView <UIResponder <UIView ?
    MKMapViewDelegate <NSObjectProtocol ?
    MKMarkerAnnotationView <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <MKAnnotationView <NSObject <NSObjectProtocol <UIResponder <UIView ?
    MKOverlay <MKAnnotation <NSObjectProtocol ?
    MKOverlayRenderer ?
    MKPinAnnotationView <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <MKAnnotationView <NSObject <NSObjectProtocol <UIResponder <UIView ?
    MKPlacemark ?
    MKPointAnnotation ?
    MKPolygon ?
    MKPolygonRenderer ?
    MKPolyline ?
    MKPolylineRenderer ?
    MKRoute ?
    MKTileOverlay ?
    MKUserLocation ?
    MLFeatureProvider ?
    MLFeatureValue ?
    MLModel ?
    MLModelConfiguration ?
    MLMultiArray ?
    MPMediaItem ?
    MPMediaPickerController ?
    MPMediaQuery ?
    MPMoviePlayerController ?
    MPMusicPlayerController ?
    MPNowPlayingInfoCenter ?
    MPRemoteCommand ?
    MPRemoteCommandCenter ?
    MPRemoteCommandEvent ?
    MPVolumeView ?
    MTKView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <NSResponder <NSView <UIResponder <UIView ?
    MTKViewDelegate ?
    MTLBuffer ?
    MTLCommandBuffer ?
    MTLCommandEncoder ?
    MTLCommandQueue ?
    MTLComputeCommandEncoder ?
    MTLComputePipelineState ?
    MTLDevice ?
    MTLFunction ?
    MTLLibrary ?
    MTLPixelFormat ?
    MTLRenderCommandEncoder ?
    MTLRenderPassDescriptor ?
    MTLRenderPipelineDescriptor ?
    MTLRenderPipelineState ?
    MTLSamplerState ?
    MTLSize ?
    MTLTexture ?
    MTLTextureDescriptor ?
    MTLVertexDescriptor ?
    MXDiagnosticPayload ?
    MXMetricManager ?
    MXMetricManagerSubscriber ?
    MXMetricPayload ?
    MagnificationGesture ?
    MagnifyGesture ?
    Magnitude
    MainActor <Actor <GlobalActor <Sendable
    MainActorMessage
    MakeConnectable ?
    ManagedBuffer #Header,Element
    ManagedBufferPointer #Header,Element <Equatable
     init(bufferClass:AnyClass,minimumCapacity:Int,makingHeaderWith:f)
     init(unsafeBufferObject:AnyObject)
    Map ?
    MapAnnotation ?
    MapError ?
    MapMarker ?
    MarkdownDecodableAttributedStringKey <AttributedStringKey
    Marker ?
    MaskStorage
    MassFormatter /Unit <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Formatter <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol init()
     init(coder:NSCoder)
    Match init(_) subscript(_:Reference) subscript(_:String)>Element subscript(dynamicMember:k)
    MatchedGeometryProperties ?
    MatchingFlags <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    MatchingOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    MatchingPolicy <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Material ?
    MeasureInterval ?
    Measurement #UnitType /FormatStyle /ReferenceType <Comparable <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable
     <ReferenceConvertible init(from:Decoder) init(value:Double,unit)
    MeasurementAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    MeasurementFormatter ?
    MeasurementSystem <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String)
    MemoryLayout #T
    Menu <View ?
    MenuBarExtra <Scene ?
    MenuButton ?
    MenuPickerStyle ?
    MenuStyle :Body :Configuration ?
    Merge ?
    Merge3 ?
    Merge4 ?
    Merge5 ?
    Merge6 ?
    Merge7 ?
    Merge8 ?
    MergeMany ?
    Message
    MessageIdentifier
    MessageType
    MigrationStage ?
    Minute <Equatable <Hashable
    Mirror /AncestorRepresentation /Child /Children /DisplayStyle <CustomReflectable
     <CustomStringConvertible
     init(_,children,displayStyle:DisplayStyle?=,ancestorRepresentation:AncestorRepresentation=)
     init(_,children:KeyValuePairs,displayStyle:DisplayStyle?=,ancestorRepresentation:AncestorRepresentation=)
     init(_,unlabeledChildren,displayStyle:DisplayStyle?=,ancestorRepresentation:AncestorRepresentation=)
     init(reflecting)
    MirrorPath
    Mode <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    ModelActor <Actor <Sendable ?
    ModelComponent ?
    ModelConfiguration ?
    ModelContainer ?
    ModelContext ?
    ModelEntity ?
    ModifiedContent ?
    Modifier <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Month <Decodable <Encodable <Equatable <ExpressibleByIntegerLiteral <Hashable =RawValue
     init(_:Int,isLeap:Bool=) init(from:Decoder) init(integerLiteral:Int)
    Morphology /CustomPronoun /GrammaticalGender /GrammaticalNumber /PartOfSpeech <Decodable
     <Encodable <Equatable <Hashable init() init(from:Decoder)
    MoveCommandDirection ?
    Multicast ?
    MutabilityOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    MutableBidirectionalSlice
    MutableCollection :Element :Index :SubSequence <Collection <Sequence subscript(_)
     subscript(_:Range) subscript(_:Range)>Slice subscript(_:f)
    MutableDataProtocol <BidirectionalCollection <Collection <DataProtocol <MutableCollection
     <RandomAccessCollection <RangeReplaceableCollection <Sequence
    MutableIndexable
    MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice
    MutableRangeReplaceableSlice
    MutableRawSpan init()
    MutableSlice
    MutableSpan #Element /Index init() subscript(_) subscript(unchecked)
    Mutex #Value init(_)
    NFCNDEFMessage ?
    NFCNDEFReaderSession ?
    NFCNDEFReaderSessionDelegate ?
    NLEmbedding ?
    NLLanguageRecognizer ?
    NLModel ?
    NLTagger ?
    NLTokenizer ?
    NSAffineTransform <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding init() init(coder:NSCoder)
     init(transform:AffineTransform)
    NSAffineTransformStruct init()
     init(m11:CGFloat,m12:CGFloat,m21:CGFloat,m22:CGFloat,tX:CGFloat,tY:CGFloat)
    NSAlert /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSAnimation ?
    NSAnimationContext ?
    NSAppearance ?
    NSAppleScript ?
    NSApplication /ActivationOptions /ActivationPolicy /DelegateReply /ModalResponse
     /OcclusionState /PresentationOptions /TerminateReply <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder ?
    NSApplicationDelegate <NSObjectProtocol ?
    NSApplicationDelegateAdaptor ?
    NSArray /Iterator <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSMutableCopying
     <NSObject <NSObjectProtocol <NSSecureCoding <Sequence init() init(array:Array)
     init(array:Array,copyItems:Bool) init(array:NSArray) init(arrayLiteral*) init(coder:NSCoder)
     init(contentsOf:URL) init(contentsOf:URL,error) init(contentsOfFile:String) init(object)
     init(objects:AnyObject*) init(objects:UnsafePointer,count:Int)
     init(objects:UnsafePointer?,count:Int) subscript(_:Int)
    NSArrayController ?
    NSAsynchronousFetchRequest ?
    NSAsynchronousFetchResult ?
    NSAtomicStore <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSPersistentStore ?
    NSAttributeDescription <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSPropertyDescription ?
    NSAttributeType ?
    NSAttributedString /EnumerationOptions /Key <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSCoding <NSCopying <NSMutableCopying
     <NSObject <NSObjectProtocol <NSSecureCoding init(attributedString:NSAttributedString)
     init(coder:NSCoder) init(string:String) init(string:String,attributes:Dictionary?=)
    NSBatchDeleteRequest <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSPersistentStoreRequest ?
    NSBatchDeleteResult ?
    NSBatchInsertRequest <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSPersistentStoreRequest ?
    NSBatchInsertResult ?
    NSBatchUpdateRequest <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSPersistentStoreRequest ?
    NSBatchUpdateResult ?
    NSBezierPath <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSBinarySearchingOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    NSBitmapImageRep ?
    NSBox /BoxType /TitlePosition <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSBrowser ?
    NSButton /BezelStyle /ButtonType <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSButtonCell ?
    NSCache #KeyType,ObjectType <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol init()
    NSCacheDelegate <NSObjectProtocol
    NSCalendar /Identifier /Options /Unit <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding
     init(calendarIdentifier:Identifier) init(coder:NSCoder) init(identifier:Identifier)
    NSCell <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    NSCharacterSet <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding init()
     init(bitmapRepresentation:Data) init(charactersIn:String) init(coder:NSCoder)
     init(contentsOfFile:String) init(range)
    NSClassDescription ?
    NSClickGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSGestureRecognizer <NSObject <NSObjectProtocol ?
    NSClipView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSCoder /DecodingFailurePolicy <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol
    NSCoding init(coder:NSCoder)
    NSCollectionLayoutAnchor ?
    NSCollectionLayoutBoundarySupplementaryItem ?
    NSCollectionLayoutContainer ?
    NSCollectionLayoutDecorationItem ?
    NSCollectionLayoutDimension ?
    NSCollectionLayoutEdgeSpacing ?
    NSCollectionLayoutEnvironment ?
    NSCollectionLayoutGroup ?
    NSCollectionLayoutGroupCustomItem ?
    NSCollectionLayoutItem ?
    NSCollectionLayoutSection ?
    NSCollectionLayoutSize ?
    NSCollectionLayoutSpacing ?
    NSCollectionLayoutSupplementaryItem ?
    NSCollectionView /DropOperation /ScrollPosition <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder
     <NSView ?
    NSCollectionViewCompositionalLayout <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCollectionViewLayout <NSObject <NSObjectProtocol ?
    NSCollectionViewDataSource <NSObjectProtocol ?
    NSCollectionViewDelegate <NSObjectProtocol ?
    NSCollectionViewFlowLayout <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCollectionViewLayout <NSObject <NSObjectProtocol ?
    NSCollectionViewItem <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSResponder <NSViewController ?
    NSCollectionViewLayout <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSColor /ColorType /Name /SystemEffect <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    NSColorPanel ?
    NSColorSpace ?
    NSColorWell <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSComboBox <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSTextField <NSView ?
    NSComparisonPredicate /Modifier /Operator /Options <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSCopying <NSObject <NSObjectProtocol
     <NSPredicate <Sendable
    NSCompoundPredicate /LogicalType <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCopying <NSObject <NSObjectProtocol <NSPredicate <Sendable
     init(andPredicateWithSubpredicates:Array) init(notPredicateWithSubpredicate:NSPredicate)
     init(orPredicateWithSubpredicates:Array) init(type:LogicalType,subpredicates:Array)
    NSCondition <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSLocking <NSObject <NSObjectProtocol <Sendable init()
    NSConditionLock <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSLocking <NSObject <NSObjectProtocol <Sendable init() init(condition:Int)
    NSControl /ControlSize /ImagePosition /StateValue <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder
     <NSView ?
    NSControlTextEditingDelegate <NSObjectProtocol ?
    NSController ?
    NSCopying
    NSCountedSet <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <Hashable <NSCoding <NSCopying <NSMutableCopying <NSMutableSet <NSObject
     <NSObjectProtocol <NSSecureCoding <NSSet <Sendable <Sequence init() init(array:Array)
     init(capacity:Int) init(coder:NSCoder) init(set:Set)
    NSCursor ?
    NSCustomTouchBarItem ?
    NSData /Base64DecodingOptions /Base64EncodingOptions /ReadingOptions /SearchOptions
     /WritingOptions <BidirectionalCollection <Collection <CustomDebugStringConvertible
     <CustomStringConvertible <DataProtocol <Equatable <Hashable <NSCoding <NSCopying
     <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding <RandomAccessCollection
     <Sequence init() init(base64Encoded:Data,options:Base64DecodingOptions=)
     init(base64Encoded:String,options:Base64DecodingOptions=)
     init(bytes:UnsafeRawPointer?,length:Int) init(bytesNoCopy:UnsafeMutableRawPointer,length:Int)
     init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,deallocator:f=)
     init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,freeWhenDone:Bool) init(coder:NSCoder)
     init(contentsOf:URL) init(contentsOf:URL,options:ReadingOptions=) init(contentsOfFile:String)
     init(contentsOfFile:String,options:ReadingOptions=) init(data:Data) subscript(_:Int)>UInt8
    NSDataAsset ?
    NSDataDetector ?
    NSDate <Comparable <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable init()
     init(coder:NSCoder) init(timeInterval:TimeInterval,since:Date)
     init(timeIntervalSince1970:TimeInterval) init(timeIntervalSinceNow:TimeInterval)
     init(timeIntervalSinceReferenceDate:TimeInterval)
    NSDateComponents <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding init() init(coder:NSCoder)
    NSDateInterval <Comparable <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable init()
     init(coder:NSCoder) init(start:Date,duration:TimeInterval) init(start:Date,end:Date)
    NSDatePicker /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSDecimalNumber /CalculationError /RoundingMode <Comparable <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <ExpressibleByBooleanLiteral <ExpressibleByFloatLiteral
     <ExpressibleByIntegerLiteral <Hashable <NSCoding <NSCopying <NSNumber <NSObject
     <NSObjectProtocol <NSSecureCoding <NSValue <Sendable =RawValue init(booleanLiteral:Bool)
     init(bytes:UnsafeRawPointer,objCType:UnsafePointer) init(coder:NSCoder) init(decimal:Decimal)
     init(floatLiteral:Double) init(integerLiteral:Int)
     init(mantissa:UInt64,exponent:Int16,isNegative:Bool) init(string:String?)
     init(string:String?,locale) init(value:Bool) init(value:Double) init(value:Float)
     init(value:Int) init(value:Int16) init(value:Int32) init(value:Int64) init(value:Int8)
     init(value:UInt) init(value:UInt16) init(value:UInt32) init(value:UInt64) init(value:UInt8)
    NSDecimalNumberBehaviors
    NSDecimalNumberHandler <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSDecimalNumberBehaviors <NSObject <NSObjectProtocol <Sendable init()
     init(coder:NSCoder)
     init(roundingMode:RoundingMode,scale:Int16,raiseOnExactness:Bool,raiseOnOverflow:Bool,raiseOnUnderflow:Bool,raiseOnDivideByZero:Bool)
    NSDeleteRule ?
    NSDictionary /Iterator <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Equatable <ExpressibleByDictionaryLiteral <Hashable <NSCoding
     <NSCopying <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sequence init()
     init(coder:NSCoder) init(contentsOf:URL) init(contentsOfFile:String)
     init(dictionary:Dictionary) init(dictionary:Dictionary,copyItems:Bool)
     init(dictionaryLiteral*) init(object,forKey:NSCopying) init(objects:Array,forKeys:Array)
     init(objects:UnsafePointer,forKeys:UnsafePointer,count:Int) subscript(_)
    NSDiffableDataSourceSectionSnapshot ?
    NSDiffableDataSourceSnapshot ?
    NSDirectionalEdgeInsets ?
    NSDirectionalRectEdge ?
    NSDockTile ?
    NSDocument /ChangeType /SaveOperationType <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol ?
    NSDocumentController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSDragOperation ?
    NSDraggingInfo ?
    NSDraggingItem ?
    NSDraggingSession ?
    NSDraggingSource ?
    NSEdgeInsets init() init(top:CGFloat,left:CGFloat,bottom:CGFloat,right:CGFloat)
    NSEntityDescription <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSEntityMapping ?
    NSEntityMigrationPolicy <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSEnumerationOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    NSEnumerator /Iterator <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sequence
    NSError <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Error <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable
     init(coder:NSCoder) init(domain:String,code:Int,userInfo:Dictionary?=)
    NSErrorDomain
    NSEvent /ButtonMask /EventType /EventTypeMask /ModifierFlags /Phase /SpecialKey
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    NSExceptionName <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    NSExpression /ExpressionType <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCopying <NSObject <NSObjectProtocol
    NSExpressionDescription ?
    NSExtensionContext ?
    NSExtensionItem ?
    NSExtensionRequestHandling ?
    NSFetchIndexDescription ?
    NSFetchRequest <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSPersistentStoreRequest ?
    NSFetchRequestExpression ?
    NSFetchRequestResult <NSObjectProtocol ?
    NSFetchedPropertyDescription ?
    NSFetchedResultsChangeType ?
    NSFetchedResultsController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSFetchedResultsControllerDelegate <NSObjectProtocol ?
    NSFetchedResultsSectionInfo ?
    NSFileCoordinator ?
    NSFilePresenter ?
    NSFileVersion ?
    NSFont /TextStyle /Weight <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSFontDescriptor ?
    NSFontManager ?
    NSFontPanel ?
    NSGestureRecognizer /State <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSGradient ?
    NSGraphicsContext ?
    NSGridView ?
    NSHapticFeedbackManager ?
    NSHostingController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSResponder <NSViewController ?
    NSHostingView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSImage /CacheMode /Name /ResizingMode /SymbolConfiguration <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol ?
    NSImageRep ?
    NSImageView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSIncrementalStore <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSPersistentStore ?
    NSIndexPath <Comparable <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding init()
     init(coder:NSCoder) init(index:Int) init(indexes:UnsafePointer?,length:Int)
    NSIndexSet <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sequence
     init() init(coder:NSCoder) init(index:Int) init(indexSet:IndexSet) init(indexesIn)
    NSIndexSetIterator /Element <IteratorProtocol
    NSItemProvider ?
    NSItemProviderReading ?
    NSItemProviderWriting ?
    NSKeyValueChangeKey ?
    NSKeyValueObservation ?
    NSKeyValueObservedChange ?
    NSKeyValueObservingOptions ?
    NSKeyedArchiver <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoder <NSObject <NSObjectProtocol init() init(forWritingWith:NSMutableData)
     init(requiringSecureCoding:Bool)
    NSKeyedArchiverDelegate
    NSKeyedUnarchiver <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoder <NSObject <NSObjectProtocol init(forReadingFrom:Data) init(forReadingWith:Data)
    NSKeyedUnarchiverDelegate
    NSLayoutAnchor ?
    NSLayoutConstraint ?
    NSLayoutDimension ?
    NSLayoutManager ?
    NSLayoutManagerDelegate ?
    NSLayoutXAxisAnchor ?
    NSLayoutYAxisAnchor ?
    NSLevelIndicator /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSLineBreakMode ?
    NSLinguisticTagger ?
    NSLocale /Key /LanguageDirection <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding
     <Sendable init(coder:NSCoder) init(localeIdentifier:String)
    NSLock <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSLocking
     <NSObject <NSObjectProtocol <Sendable init()
    NSLocking
    NSMagnificationGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSGestureRecognizer <NSObject <NSObjectProtocol ?
    NSManagedObject <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSFetchRequestResult <NSObject <NSObjectProtocol ?
    NSManagedObjectContext <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSManagedObjectContextConcurrencyType ?
    NSManagedObjectID <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSManagedObjectModel <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSMappingModel ?
    NSMatrix ?
    NSMeasurement <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding init(coder:NSCoder)
     init(doubleValue:Double,unit:Unit)
    NSMenu <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    NSMenuDelegate <NSObjectProtocol ?
    NSMenuItem <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSMenuItemValidation ?
    NSMergePolicy <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSMetadataItem ?
    NSMetadataQuery ?
    NSMigrationManager ?
    NSMutableArray <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <ExpressibleByArrayLiteral <Hashable <NSArray <NSCoding <NSCopying
     <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable <Sequence init()
     init(capacity:Int) init(objects:UnsafePointer?,count:Int) subscript(_:Int)
    NSMutableAttributedString <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSAttributedString <NSCoding <NSCopying <NSMutableCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <Sendable init(attributedString:NSAttributedString)
     init(coder:NSCoder) init(string:String) init(string:String,attributes:Dictionary?=)
    NSMutableCharacterSet <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCharacterSet <NSCoding <NSCopying <NSMutableCopying <NSObject <NSObjectProtocol
     <NSSecureCoding <Sendable
    NSMutableCopying
    NSMutableData <BidirectionalCollection <Collection <CustomDebugStringConvertible
     <CustomStringConvertible <DataProtocol <Equatable <Hashable <NSCoding <NSCopying <NSData
     <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding <RandomAccessCollection
     <Sendable <Sequence init() init(base64Encoded:Data,options:Base64DecodingOptions=)
     init(base64Encoded:String,options:Base64DecodingOptions=)
     init(bytes:UnsafeRawPointer?,length:Int) init(bytesNoCopy:UnsafeMutableRawPointer,length:Int)
     init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,deallocator:f=)
     init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,freeWhenDone:Bool) init(capacity:Int)
     init(coder:NSCoder) init(contentsOf:URL) init(contentsOf:URL,options:ReadingOptions=)
     init(contentsOfFile:String) init(contentsOfFile:String,options:ReadingOptions=)
     init(data:Data) init(length:Int)
    NSMutableDictionary <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <ExpressibleByDictionaryLiteral <Hashable <NSCoding <NSCopying <NSDictionary
     <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable <Sequence init()
     init(capacity:Int) init(objects:UnsafePointer,forKeys:UnsafePointer,count:Int)
     init(sharedKeySet) subscript(_:AnyHashable)
    NSMutableIndexSet <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSIndexSet <NSMutableCopying <NSObject <NSObjectProtocol
     <NSSecureCoding <Sendable <Sequence
    NSMutableOrderedSet <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSMutableCopying
     <NSObject <NSObjectProtocol <NSOrderedSet <NSSecureCoding <Sendable <Sequence init()
     init(array:Array) init(array:Array,copyItems:Bool) init(array:Array,range,copyItems:Bool)
     init(arrayLiteral*) init(capacity:Int) init(coder:NSCoder) init(object) init(objects*)
     init(objects:UnsafePointer?,count:Int) init(orderedSet:NSOrderedSet)
     init(orderedSet:NSOrderedSet,copyItems:Bool)
     init(orderedSet:NSOrderedSet,range,copyItems:Bool) init(set:Set) init(set:Set,copyItems:Bool)
     subscript(_:Int)
    NSMutableParagraphStyle ?
    NSMutableSet <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <Hashable <NSCoding <NSCopying <NSMutableCopying <NSObject <NSObjectProtocol
     <NSSecureCoding <NSSet <Sendable <Sequence init() init(capacity:Int) init(coder:NSCoder)
     init(objects:UnsafePointer,count:Int)
    NSMutableString <CVarArg <Comparable <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable <NSCoding <NSCopying <NSMutableCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <NSString <Sendable =RawValue init(capacity:Int)
     init(characters:UnsafePointer,length:Int) init(coder:NSCoder)
     init(extendedGraphemeClusterLiteral:StaticString) init(string:String)
     init(stringLiteral:StaticString) init(unicodeScalarLiteral:StaticString)
    NSMutableURLRequest <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSCopying <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding
     <NSURLRequest <Sendable init(coder:NSCoder) init(url:URL)
     init(url:URL,cachePolicy:CachePolicy,timeoutInterval:TimeInterval)
    NSNib ?
    NSNotification /Name <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol init() init(coder:NSCoder)
     init(name:Name,object,userInfo:Dictionary?=)
    NSNull <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSCoding
     <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable init() init(coder:NSCoder)
    NSNumber <Comparable <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <ExpressibleByBooleanLiteral <ExpressibleByFloatLiteral <ExpressibleByIntegerLiteral
     <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <NSValue <Sendable
     =RawValue init(booleanLiteral:Bool) init(bytes:UnsafeRawPointer,objCType:UnsafePointer)
     init(coder:NSCoder) init(floatLiteral:Double) init(integerLiteral:Int) init(value:Bool)
     init(value:Double) init(value:Float) init(value:Int) init(value:Int16) init(value:Int32)
     init(value:Int64) init(value:Int8) init(value:UInt) init(value:UInt16) init(value:UInt32)
     init(value:UInt64) init(value:UInt8)
    NSObject <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObjectProtocol init()
    NSObjectProtocol
    NSOpenPanel <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSPanel <NSResponder <NSSavePanel <NSWindow ?
    NSOrderedSet /Iterator <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying
     <NSMutableCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sequence init()
     init(array:Array) init(array:Array,copyItems:Bool) init(array:Array,range,copyItems:Bool)
     init(arrayLiteral*) init(coder:NSCoder) init(object) init(objects*)
     init(objects:UnsafePointer?,count:Int) init(orderedSet:NSOrderedSet)
     init(orderedSet:NSOrderedSet,copyItems:Bool)
     init(orderedSet:NSOrderedSet,range,copyItems:Bool) init(set:Set) init(set:Set,copyItems:Bool)
     subscript(_:Int)
    NSOrthography <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding init(coder:NSCoder)
    NSOutlineView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSTableView <NSView ?
    NSOutlineViewDataSource <NSObjectProtocol ?
    NSOutlineViewDelegate <NSControlTextEditingDelegate <NSObjectProtocol ?
    NSPageController <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSViewController ?
    NSPanGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSGestureRecognizer <NSObject <NSObjectProtocol ?
    NSPanel <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <NSResponder <NSWindow ?
    NSParagraphStyle ?
    NSPasteboard /Name /PasteboardType <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    NSPasteboardItem ?
    NSPasteboardWriting ?
    NSPathControl ?
    NSPersistentCloudKitContainer <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSPersistentContainer ?
    NSPersistentCloudKitContainerOptions ?
    NSPersistentContainer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSPersistentHistoryChange ?
    NSPersistentHistoryChangeRequest ?
    NSPersistentHistoryResult ?
    NSPersistentHistoryToken ?
    NSPersistentHistoryTransaction ?
    NSPersistentStore <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSPersistentStoreAsynchronousResult ?
    NSPersistentStoreCoordinator <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSPersistentStoreDescription <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSPersistentStoreRequest <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSPersistentStoreResult ?
    NSPersonNameComponents <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding init()
     init(coder:NSCoder)
    NSPoint
    NSPointArray
    NSPointPointer
    NSPopUpButton <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSButton <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSPopover /Behavior /CloseReason <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder ?
    NSPopoverDelegate ?
    NSPredicate <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol init(block:f) init(value:Bool)
    NSPressGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSGestureRecognizer <NSObject <NSObjectProtocol ?
    NSPrintInfo ?
    NSPrintOperation ?
    NSProgressIndicator /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSPropertyDescription <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    NSPropertyMapping ?
    NSProxy ?
    NSQueryGenerationToken ?
    NSRange
    NSRangePointer
    NSRect
    NSRectArray
    NSRectEdge <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
     init(rectEdge:CGRectEdge)
    NSRectPointer
    NSRecursiveLock <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSLocking <NSObject <NSObjectProtocol <Sendable init()
    NSRegularExpression /MatchingFlags /MatchingOptions /Options <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <Sendable init(coder:NSCoder)
     init(pattern:String,options:Options=)
    NSRelationshipDescription <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSPropertyDescription ?
    NSResponder <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSRotationGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSGestureRecognizer <NSObject <NSObjectProtocol ?
    NSRunningApplication ?
    NSSaveChangesRequest <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSPersistentStoreRequest ?
    NSSavePanel <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSPanel <NSResponder <NSWindow ?
    NSScreen <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    NSScrollView /Elasticity /FindBarPosition <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder
     <NSView ?
    NSScroller ?
    NSSearchField <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSTextField <NSView ?
    NSSearchFieldDelegate ?
    NSSecureCoding <NSCoding
    NSSecureTextField <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSTextField <NSView ?
    NSSecureUnarchiveFromDataTransformer ?
    NSSegmentedControl /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSSet /Iterator <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <Hashable <NSCoding <NSCopying <NSMutableCopying <NSObject <NSObjectProtocol
     <NSSecureCoding <Sequence init() init(array:Array) init(coder:NSCoder) init(object)
     init(objects*) init(objects:UnsafePointer,count:Int) init(set:NSSet) init(set:Set)
     init(set:Set,copyItems:Bool)
    NSShadow ?
    NSSharingService ?
    NSSharingServicePicker ?
    NSSize
    NSSizeArray
    NSSizePointer
    NSSlider /SliderType /TickMarkPosition <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSSortDescriptor <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol init(keyPath:k,ascending:Bool)
     init(keyPath:k,ascending:Bool,comparator:Comparator)
    NSSortOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    NSSound ?
    NSSplitView /AutosaveName /DividerStyle <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSSplitViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <NSResponder <NSViewController ?
    NSSplitViewDelegate <NSObjectProtocol ?
    NSSplitViewItem ?
    NSStackView /Distribution /Gravity /VisibilityPriority <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder
     <NSView ?
    NSStatusBar <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSStatusBarButton ?
    NSStatusItem <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    NSStepper <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSStoryboard ?
    NSStoryboardSegue ?
    NSString /CompareOptions /EncodingConversionOptions /EnumerationOptions <CVarArg <Comparable
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable <NSCoding <NSCopying <NSMutableCopying <NSObject
     <NSObjectProtocol <NSSecureCoding =RawValue init()
     init(bytes:UnsafeRawPointer,length:Int,encoding:UInt)
     init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,encoding:UInt,freeWhenDone:Bool)
     init(cString:UnsafePointer,encoding:UInt) init(characters:UnsafePointer,length:Int)
     init(charactersNoCopy:UnsafeMutablePointer,length:Int,freeWhenDone:Bool) init(coder:NSCoder)
     init(contentsOf:URL,encoding:UInt) init(contentsOf:URL,usedEncoding:UnsafeMutablePointer?)
     init(contentsOfFile:String,encoding:UInt)
     init(contentsOfFile:String,usedEncoding:UnsafeMutablePointer?) init(data:Data,encoding:UInt)
     init(extendedGraphemeClusterLiteral:StaticString) init(format:NSString,_:CVarArg*)
     init(format:String,arguments:CVaListPointer)
     init(format:String,locale:AnyObject?,arguments:CVaListPointer) init(string:String)
     init(stringLiteral:StaticString) init(unicodeScalarLiteral:StaticString)
     init(utf8String:UnsafePointer)
    NSStringDrawingContext ?
    NSStringDrawingOptions ?
    NSSwitch <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSTabView /TabPosition /TabType <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSTabViewController /TabStyle <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder <NSViewController ?
    NSTabViewItem ?
    NSTableCellView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSTableColumn ?
    NSTableHeaderView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSTableRowView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSTableView /AnimationOptions /AutosaveName /ColumnAutoresizingStyle
     /DraggingDestinationFeedbackStyle /DropOperation /GridLineStyle /RowActionEdge /RowSizeStyle
     /SelectionHighlightStyle /Style <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSTableViewDataSource <NSObjectProtocol ?
    NSTableViewDelegate <NSControlTextEditingDelegate <NSObjectProtocol ?
    NSTableViewDiffableDataSource ?
    NSText <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <NSResponder <NSView ?
    NSTextAlignment ?
    NSTextAttachment ?
    NSTextCheckingKey <Equatable <Hashable <RawRepresentable init(rawValue:String)
    NSTextCheckingResult /CheckingType <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding init()
     init(coder:NSCoder)
    NSTextContainer ?
    NSTextDelegate <NSObjectProtocol ?
    NSTextField /BezelStyle <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSControl <NSObject <NSObjectProtocol <NSResponder <NSView ?
    NSTextFieldCell ?
    NSTextFieldDelegate <NSControlTextEditingDelegate <NSObjectProtocol ?
    NSTextStorage ?
    NSTextStorageDelegate ?
    NSTextTab ?
    NSTextView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSText <NSView ?
    NSTextViewDelegate <NSObjectProtocol <NSTextDelegate ?
    NSTimeZone /NameStyle <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding
     init(abbreviation:String) init(coder:NSCoder) init(forSecondsFromGMT:Int) init(name:String)
     init(name:String,data:Data?)
    NSTitlebarAccessoryViewController <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder <NSViewController ?
    NSTokenField <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSControl <NSObject <NSObjectProtocol <NSResponder <NSTextField <NSView ?
    NSToolbar /DisplayMode /Identifier /SizeMode <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol ?
    NSToolbarDelegate <NSObjectProtocol ?
    NSToolbarItem /Identifier /VisibilityPriority <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol ?
    NSTouchBar ?
    NSTouchBarItem ?
    NSTrackingArea ?
    NSTreeController ?
    NSTreeNode ?
    NSURL <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSCoding
     <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable
     init(absoluteURLWithDataRepresentation:Data,relativeTo:URL?) init(coder:NSCoder)
     init(dataRepresentation:Data,relativeTo:URL?)
     init(fileURLWithFileSystemRepresentation:UnsafePointer,isDirectory:Bool,relativeTo:URL?)
     init(fileURLWithPath:String) init(fileURLWithPath:String,isDirectory:Bool)
     init(fileURLWithPath:String,isDirectory:Bool,relativeTo:URL?)
     init(fileURLWithPath:String,relativeTo:URL?) init(string:String)
     init(string:String,relativeTo:URL?)
    NSURLComponents <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol init() init(string:String)
     init(url:URL,resolvingAgainstBaseURL:Bool)
    NSURLQueryItem <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable
     init(coder:NSCoder) init(name:String,value:String?)
    NSURLRequest /CachePolicy /NetworkServiceType <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSCoding <NSCopying <NSMutableCopying
     <NSObject <NSObjectProtocol <NSSecureCoding init(coder:NSCoder) init(url:URL)
     init(url:URL,cachePolicy:CachePolicy,timeoutInterval:TimeInterval)
    NSUUID <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSCoding
     <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable init() init(coder:NSCoder)
     init(uuidBytes:UnsafePointer) init(uuidString:String)
    NSUbiquitousKeyValueStore ?
    NSUnderlineStyle ?
    NSUserActivity ?
    NSUserActivityDelegate ?
    NSUserInterfaceItemIdentification ?
    NSUserInterfaceItemIdentifier ?
    NSUserInterfaceValidations ?
    NSValue <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSCoding
     <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable
     init(bytes:UnsafeRawPointer,objCType:UnsafePointer) init(coder:NSCoder)
     init(edgeInsets:NSEdgeInsets) init(point:NSPoint) init(range) init(rect:NSRect)
     init(size:NSSize)
    NSView /AutoresizingMask /BackgroundStyle /LayerContentsPlacement /LayerContentsRedrawPolicy
     /ToolTipTag /TrackingRectTag <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder ?
    NSViewController /TransitionOptions <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder ?
    NSViewControllerRepresentable :Context :Coordinator :NSViewControllerType <View ?
    NSViewRepresentable :Context :Coordinator :NSViewType <View ?
    NSViewRepresentableContext ?
    NSVisualEffectView /BlendingMode /Material /State <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder
     <NSView ?
    NSWindow /AnimationBehavior /BackingStoreType /ButtonType /CollectionBehavior
     /FrameAutosaveName /Level /OcclusionState /OrderingMode /SelectionDirection /SharingType
     /StyleMask /TabbingMode /TitleVisibility /ToolbarStyle <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <NSResponder ?
    NSWindowController <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder ?
    NSWindowDelegate <NSObjectProtocol ?
    NSWindowRestoration ?
    NSWorkspace /OpenConfiguration <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    NSXPCConnection ?
    NSXPCInterface ?
    NSXPCListener ?
    NSXPCListenerDelegate ?
    NSZone <ExpressibleByNilLiteral init() init(nilLiteral)
    NWBrowser ?
    NWConnection ?
    NWEndpoint ?
    NWError ?
    NWInterface ?
    NWListener ?
    NWParameters ?
    NWPath ?
    NWPathMonitor ?
    NWProtocolTCP ?
    Name <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    NameStyle <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Namespace ?
    NativeType
    NavigationBarItem ?
    NavigationLink <View ?
    NavigationOrientation ?
    NavigationPath ?
    NavigationSplitView <View ?
    NavigationSplitViewColumn ?
    NavigationSplitViewStyle :Body :Configuration ?
    NavigationSplitViewVisibility ?
    NavigationStack <View ?
    NavigationView <View ?
    NavigationViewStyle ?
    Negation <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_) init(from:Decoder)
    NegativeLookahead #Output <RegexComponent init(_) init(_:f)
    NetService ?
    NetServiceBrowser ?
    NetServiceBrowserDelegate ?
    NetServiceDelegate ?
    NetworkServiceType <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Never /AtomicRepresentation /Compared <AtomicRepresentable <Comparable <Decodable <Encodable
     <Equatable <Error <Hashable <Identifiable <SortComparator <TestScoping init(from:Decoder)
    NilCoalesce <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    NilLiteral <Decodable <Encodable <PredicateExpression <StandardPredicateExpression init()
     init(from:Decoder)
    NilLiteralConvertible
    NonConformingFloatDecodingStrategy
    NonConformingFloatEncodingStrategy
    NotEqual <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(lhs,rhs)
    Notation <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable
     init(from:Decoder)
    Notification /Name /ReferenceType <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Equatable <Hashable <ReferenceConvertible
     init(name:Name,object=,userInfo:Dictionary?=)
    NotificationCenter /AsyncMessage /BaseMessageIdentifier /MainActorMessage /MessageIdentifier
     /ObservationToken <CustomStringConvertible <Equatable <Sendable init()
    NotificationCoalescing <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    NotificationQueue /NotificationCoalescing /PostingStyle <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol
     init(notificationCenter:NotificationCenter)
    NumberFormatAttributes <AttributeScope <DecodingConfigurationProviding
     <EncodingConfigurationProviding
    NumberFormatStyleConfiguration /DecimalSeparatorDisplayStrategy /Grouping /Notation /Precision
     /RoundingRule /SignDisplayStrategy
    NumberFormatter /PadPosition /RoundingMode /Style <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Formatter <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <Sendable init() init(coder:NSCoder)
    NumberPart <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    NumberPartAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    NumberRepresentation <Equatable <Hashable
    NumberingSystem <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String)
    Numeric :Magnitude <AdditiveArithmetic <Equatable <ExpressibleByIntegerLiteral init(exactly)
    NumericType <Equatable <Hashable
    OSAllocatedUnfairLock ?
    OSLog ?
    OSLogEntry ?
    OSLogStore ?
    OSLogType ?
    OSSignpostID ?
    OSSignposter ?
    ObjCBool <CustomReflectable <CustomStringConvertible <ExpressibleByBooleanLiteral init(_:Bool)
     init(booleanLiteral:Bool)
    ObjectIdentifier /AtomicOptionalRepresentation /AtomicRepresentation
     <AtomicOptionalRepresentable <AtomicRepresentable <Comparable <CustomDebugStringConvertible
     <Equatable <Hashable init(_) init(_:AnyObject)
    Observable
    ObservableObject :ObjectWillChangePublisher <AnyObject ?
    ObservableObjectPublisher <Publisher ?
    ObservationRegistrar <Decodable <Encodable <Equatable <Hashable init() init(from:Decoder)
    ObservationToken <Equatable <Hashable
    Observations #Element,Failure /Iteration /Iterator <AsyncSequence init(_:f)
    ObservedObject #ObjectType <DynamicProperty ?
    OffsetShape ?
    One #Output <RegexComponent init(_:RegexComponent)
    OneOrMore #Output <RegexComponent init(_:RegexComponent,_:RegexRepetitionBehavior?=)
     init(_:RegexRepetitionBehavior?=,_:f)
    OpaquePointer /AtomicOptionalRepresentation /AtomicRepresentation <AtomicOptionalRepresentable
     <AtomicRepresentable <CVarArg <CustomDebugStringConvertible <Equatable <Hashable
     init(_:UnsafeMutablePointer) init(_:UnsafeMutablePointer?) init(_:UnsafeMutableRawPointer)
     init(_:UnsafeMutableRawPointer?) init(_:UnsafePointer) init(_:UnsafePointer?)
     init(_:UnsafeRawPointer) init(_:UnsafeRawPointer?) init(bitPattern:Int) init(bitPattern:UInt)
    OpenIntent <AppIntent ?
    OpenURLAction ?
    OpenURLOptionsKey ?
    OperatingSystemVersion <Decodable <Encodable <Equatable <Hashable init() init(from:Decoder)
     init(majorVersion:Int,minorVersion:Int,patchVersion:Int)
    Operation /QueuePriority <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sendable init()
    OperationQueue <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <ProgressReporting <Sendable init()
    Operator <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    OptionSet :Element <Equatable <ExpressibleByArrayLiteral <RawRepresentable <SetAlgebra init()
     init(rawValue)
    Optional #Wrapped /AtomicRepresentation <AtomicRepresentable <CustomDebugStringConvertible
     <CustomReflectable <CustomTestStringConvertible <Decodable <DecodableWithConfiguration
     <Encodable <EncodableWithConfiguration <Equatable <ExpressibleByNilLiteral <Hashable init(_)
     init(from:Decoder) init(from:Decoder,configuration) init(nilLiteral)
    OptionalFlatMap <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_,_:f) init(from:Decoder)
    Optionally #Output <RegexComponent init(_:RegexComponent,_:RegexRepetitionBehavior?=)
     init(_:RegexRepetitionBehavior?=,_:f)
    Options <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    OutlineGroup <View ?
    Output
    OutputFormatting <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    OutputRawSpan init() init(buffer:Slice,initializedCount:Int)
     init(buffer:UnsafeMutableRawBufferPointer,initializedCount:Int)
    OutputSpan #Element /Index init() init(buffer:Slice,initializedCount:Int)
     init(buffer:UnsafeMutableBufferPointer,initializedCount:Int) subscript(_)
     subscript(unchecked)
    OutputStream <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <Stream init(toBuffer:UnsafeMutablePointer,capacity:Int)
     init(toFileAtPath:String,append:Bool) init(toMemory) init(url:URL,append:Bool)
    P256 ?
    P384 ?
    P521 ?
    PDFAnnotation ?
    PDFDocument ?
    PDFPage ?
    PDFSelection ?
    PDFView ?
    PHAsset ?
    PHAssetCollection ?
    PHAuthorizationStatus ?
    PHCachingImageManager ?
    PHChange ?
    PHFetchOptions ?
    PHFetchResult ?
    PHImageManager ?
    PHImageRequestID ?
    PHImageRequestOptions ?
    PHPhotoLibrary ?
    PHPhotoLibraryChangeObserver ?
    PHPickerConfiguration ?
    PHPickerFilter ?
    PHPickerResult ?
    PHPickerViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    PHPickerViewControllerDelegate ?
    PKCanvasView ?
    PKCanvasViewDelegate ?
    PKDrawing ?
    PKInkingTool ?
    PKPass ?
    PKPayment ?
    PKPaymentAuthorizationController ?
    PKPaymentAuthorizationViewController ?
    PKPaymentAuthorizationViewControllerDelegate ?
    PKPaymentRequest ?
    PKPaymentSummaryItem ?
    PKPaymentToken ?
    PKPushCredentials ?
    PKPushRegistry ?
    PKPushRegistryDelegate ?
    PKPushType ?
    PKToolPicker ?
    POSIXError /Code <CustomNSError <CustomStringConvertible <Equatable <Error <Hashable
     init(_,userInfo:Dictionary=) init(_:Code)
    PadPosition <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    PageTabViewStyle ?
    ParallelizationTrait /TestScopeProvider <SuiteTrait <TestScoping <TestTrait <Trait
    ParseInput
    ParseOutput
    ParseResult
    ParseStrategy :ParseInput :ParseOutput <CustomConsumingRegexComponent <Decodable <Encodable
     <Equatable <Hashable <RegexComponent <Sendable init(format,lenient:Bool=)
     init(format:FormatString,locale:Locale?=,timeZone:TimeZone,calendar:Calendar=,isLenient:Bool=,twoDigitStartDate:Date=)
     init(from:Decoder)
    ParseableFormatStyle :Strategy <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle
     <Encodable <Equatable <FormatStyle <Hashable <ParseStrategy <RegexComponent <Sendable
    Parser init()
    PartOfSpeech <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(from:Decoder)
     init(rawValue:Int)
    PartialAsyncTask
    PartialKeyPath #Root <AnyKeyPath <CustomDebugStringConvertible <Equatable <Hashable
    PartialRangeFrom #Bound /Element /Iterator <CustomTestStringConvertible <Decodable <Encodable
     <RangeExpression <Sequence init(_) init(from:Decoder)
    PartialRangeThrough #Bound <CustomTestStringConvertible <Decodable <Encodable <RangeExpression
     init(_) init(from:Decoder)
    PartialRangeUpTo #Bound <CustomTestStringConvertible <Decodable <Encodable <RangeExpression
     init(_) init(from:Decoder)
    PassthroughSubject #Output,Failure <AnyObject <Publisher <Subject init()
    PasteButton ?
    Path <Animatable <Sendable <Shape <View ?
    Pattern <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Percent <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable <Equatable
     <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(from:Decoder) init(locale:Locale=)
    PerformanceMeter
    Persistence <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    PersistentIdentifier ?
    PersistentModel <AnyObject <Equatable <Hashable <Identifiable <Observable ?
    PersonNameComponentAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    PersonNameComponents /ReferenceType <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable <ReferenceConvertible
     init() init(from:Decoder)
     init(namePrefix:String?=,givenName:String?=,middleName:String?=,familyName:String?=,nameSuffix:String?=,nickname:String?=,phoneticRepresentation:PersonNameComponents?=)
    PersonNameComponentsFormatter /Options /Style <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Formatter <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <Sendable
    PhaseAnimator ?
    PhotosPicker ?
    PhotosPickerItem ?
    Picker <View ? init(_) init(_,image,selection,content:f)
     init(_,image,selection,content:f,currentValueLabel:f)
     init(_,image,sources,selection,content:f)
     init(_,image,sources,selection,content:f,currentValueLabel:f) init(_,selection,content:f)
     init(_,selection,content:f,currentValueLabel:f) init(_,sources,selection,content:f)
     init(_,sources,selection,content:f,currentValueLabel:f)
     init(_,systemImage:String,selection,content:f)
     init(_,systemImage:String,selection,content:f,currentValueLabel:f)
     init(_,systemImage:String,sources,selection,content:f)
     init(_,systemImage:String,sources,selection,content:f,currentValueLabel:f)
     init(selection,content:f,label:f) init(selection,content:f,label:f,currentValueLabel:f)
     init(selection,label,content:f) init(sources,selection,content:f,label:f)
     init(sources,selection,content:f,label:f,currentValueLabel:f)
    PickerStyle ?
    PinnedScrollableViews ?
    Pipe <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <Sendable init()
    PlainButtonStyle ?
    PlainListStyle ?
    PlainTextFieldStyle ?
    PlaygroundQuickLook
    Plottable :PrimitivePlottable ?
    PlottableValue ?
    PointMark ?
    Pointee
    PopoverAttachmentAnchor ?
    Port <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSCopying
     <NSObject <NSObjectProtocol init()
    PortDelegate
    PortMessage <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol
     init(sendPort:Port?,receivePort:Port?,components:Array?)
    PostingStyle <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Precision <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Predicate #Input <CustomDebugStringConvertible <CustomStringConvertible init(_:f)
    PredicateBindings init(_) subscript(_:Variable)
    PredicateError <CustomDebugStringConvertible <Equatable <Error <Hashable
    PredicateExpression :Output
    PredicateExpressions /Arithmetic /ArithmeticOperator /ClosedRange
     /CollectionContainsCollection /CollectionIndexSubscript /CollectionRangeSubscript /Comparison
     /ComparisonOperator /Conditional /ConditionalCast /Conjunction
     /DictionaryKeyDefaultValueSubscript /DictionaryKeySubscript /Disjunction /Equal
     /ExpressionEvaluate /Filter /FloatDivision /ForceCast /ForcedUnwrap /IntDivision
     /IntRemainder /KeyPath /Negation /NilCoalesce /NilLiteral /NotEqual /OptionalFlatMap
     /PredicateRegex /Range /RangeExpressionContains /SequenceAllSatisfy /SequenceContains
     /SequenceContainsWhere /SequenceMaximum /SequenceMinimum /SequenceStartsWith
     /StringContainsRegex /TypeCheck /UnaryMinus /Value /Variable /VariableID
    PredicateRegex <CustomStringConvertible <Decodable <Encodable <RegexComponent
     init(_:RegexComponent) init(from:Decoder)
    PreferenceKey :Value ?
    PreferredColorSchemeKey ?
    PrefixSequence #Base /Iterator <Sequence init(_,maxLength:Int)
    Presentation <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    PresentationDetent ?
    PresentationMode ?
    PreviewContext ?
    PreviewDevice ?
    PreviewLayout ?
    PreviewPlatform ?
    PreviewProvider :Previews ?
    PrimitiveButtonStyle :Body :Configuration ?
    PrimitiveButtonStyleConfiguration ?
    Print ?
    Priority
    Process /TerminationReason <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sendable init()
    ProcessInfo <Sendable
    Product ?
    Progress /FileOperationKind <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sendable init(parent:Progress?,userInfo:Dictionary?=)
     init(totalUnitCount:Int64) init(totalUnitCount:Int64,parent:Progress,pendingUnitCount:Int64)
    ProgressKind <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    ProgressReporting <NSObjectProtocol
    ProgressUserInfoKey <Equatable <Hashable <RawRepresentable init(_:String)
     init(rawValue:String)
    ProgressView <View ?
    ProgressViewStyle :Body :Configuration ?
    ProgressViewStyleConfiguration ?
    ProjectionTransform ?
    Properties
    PropertyKey <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    PropertyListDecoder /PropertyListFormat <Sendable init()
    PropertyListEncoder <Sendable init()
    PropertyListFormat <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    PropertyListSerialization /MutabilityOptions /PropertyListFormat /ReadOptions /WriteOptions
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol
    ProposedViewSize ?
    ProxyRepresentation ?
    Published #Output <Publisher ?
    Publisher #Output,Failure :Failure :Output
    Publishers ?
    QLPreviewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    QLPreviewControllerDataSource ?
    QLPreviewControllerDelegate ?
    QLPreviewItem ?
    QLThumbnailGenerator ?
    QoSClass <Equatable <Hashable
    QualityOfService <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Quarter <Equatable <Hashable
    Query ?
    QueuePriority <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    RadialGradient <Sendable <ShapeStyle <View ?
    RandomAccessCollection :Element :Index :Indices :SubSequence <BidirectionalCollection
     <Collection <Sequence subscript(_) subscript(_:Range)
    RandomAccessIndexable
    RandomAccessSlice
    RandomNumberGenerator
    Range #Bound /Element /Index /Indices /Iterator /SubSequence <BidirectionalCollection
     <Collection <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <CustomTestStringConvertible <Decodable <Encodable <Equatable <Hashable <PredicateExpression
     <RandomAccessCollection <RangeExpression <Sequence <StandardPredicateExpression init(_)
     init(_,in) init(_,in:String) init(_:ClosedRange) init(_:Range) init(from:Decoder)
     init(lower,upper) init(uncheckedBounds) subscript(_) subscript(_:Range)>Range
    RangeExpression :Bound
    RangeExpressionContains <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(range,element)
    RangeReplaceableBidirectionalSlice
    RangeReplaceableCollection :SubSequence <Collection <Sequence init() init(_)
     init(repeating,count:Int) subscript(_) subscript(_:Range)
    RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice
    RangeReplaceableSlice
    RangeSet #Bound /Ranges <CustomStringConvertible <Equatable <Hashable init() init(_,within)
     init(_:Range) init(_:Sequence)
    RangeView <BidirectionalCollection <Collection <Equatable <Sequence subscript(_:Index)>Range
     subscript(_:Range)>Slice
    Ranges <BidirectionalCollection <Collection <CustomStringConvertible <Equatable <Hashable
     <RandomAccessCollection <Sequence subscript(_)
    RawExponent
    RawRepresentable :AtomicOptionalRepresentation :AtomicRepresentation :RawValue init(codingKey)
     init(from:Decoder) init(rawValue)
    RawSignificand
    RawSpan init()
    RawValue
    ReadOptions
    ReadingOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    RealityView ?
    ReceiveOn ?
    ReceivedTransferredFile ?
    Record #Output,Failure <Publisher ?
    RecoverableError <Error <Sendable
    Rectangle <Animatable <InsettableShape <Sendable <Shape <View ?
    RectangleMark ?
    RecurrenceRule <Decodable <Encodable <Equatable <Hashable
     init(calendar:Calendar,frequency:Frequency,interval:Int=,end:End=,matchingPolicy:MatchingPolicy=,repeatedTimePolicy:RepeatedTimePolicy=,months:Array=,daysOfTheYear:Array=,daysOfTheMonth:Array=,weeks:Array=,weekdays:Array=,hours:Array=,minutes:Array=,seconds:Array=,setPositions:Array=)
     init(from:Decoder)
    RedactionReasons ?
    Reference #Capture <RegexComponent init(_=)
    ReferenceConvertible :ReferenceType <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable
    ReferenceFileDocument :ReadConfiguration :Snapshot :WriteConfiguration <AnyObject
     <ObservableObject ?
    ReferenceType
    ReferenceWritableKeyPath #Root,Value <AnyKeyPath <CustomDebugStringConvertible
     <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable <KeyPath <PartialKeyPath
     <PredicateExpression <Sendable <StandardPredicateExpression <WritableKeyPath
    RefreshAction ?
    Regex #Output /Match <RegexComponent init(_:Regex) init(_:Regex,as=) init(_:String)
     init(_:String,as=) init(_:f) init(verbatim:String)
    RegexComponent :DateStyle :RegexOutput :TimeStyle init(_:CharacterClass,_:CharacterClass*)
    RegexComponentBuilder
    RegexOutput
    RegexRepetitionBehavior <Equatable <Hashable
    RegexSemanticLevel <Equatable <Hashable
    RegexWordBoundaryKind <Equatable <Hashable
    Region <BidirectionalCollection <Collection <ContiguousBytes <CustomDebugStringConvertible
     <DataProtocol <Decodable <Encodable <Equatable <ExpressibleByExtendedGraphemeClusterLiteral
     <ExpressibleByStringLiteral <ExpressibleByUnicodeScalarLiteral <Hashable
     <RandomAccessCollection <Sequence =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String) subscript(_:Index)>UInt8
    Regions
    Relationship ?
    RelativeDateTimeFormatter ?
    RelativeFormatStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(allowedFields:Set,presentation:Presentation=,unitsStyle:UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
     init(from:Decoder)
     init(presentation:Presentation=,unitsStyle:UnitsStyle=,locale:Locale=,calendar:Calendar=,capitalizationContext:FormatStyleCapitalizationContext=)
    RemoteCallArgument #Value init(label:String?,name:String,value)
    RemoteCallTarget <CustomStringConvertible <Equatable <Hashable init(_:String)
    RemoveDuplicates ?
    Repeat #Output <RegexComponent init(_:RangeExpression,_:RegexRepetitionBehavior?=,_:f)
     init(_:RegexComponent,_:RangeExpression,_:RegexRepetitionBehavior?=)
     init(_:RegexComponent,count:Int) init(count:Int,_:f)
    Repeated #Element /Index /Indices /Regions <BidirectionalCollection <Collection <DataProtocol
     <RandomAccessCollection <Sequence subscript(_:Int)
    RepeatedTimePolicy <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    ReplaceEmpty ?
    ReplaceError ?
    ReplacementIndexAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    ResourceFetchType <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    ResponseDisposition <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Result #Success,Failure <Equatable <Hashable <RawRepresentable init(catching:f)
     init(rawValue:Int)
    ResultHandler
    Retry ?
    ReverseParser init()
    ReversedCollection #Base /Element /Index /Iterator <BidirectionalCollection <Collection
     <LazySequenceProtocol <RandomAccessCollection <Sequence subscript(_)
    ReversedIndex
    ReversedRandomAccessCollection
    RotateGesture ?
    RotatedShape ?
    RotationGesture ?
    RoundedBorderTextFieldStyle ?
    RoundedCornerStyle ?
    RoundedRectangle <Animatable <InsettableShape <Sendable <Shape <View ?
    RoundingMode <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    RoundingRule
    RowAnimation ?
    RuleMark ?
    Run <CustomStringConvertible <Equatable subscript(_) subscript(dynamicMember:k)
     subscript(dynamicMember:k)>ScopedAttributeContainer
    RunLoop /Mode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol
    Runs <BidirectionalCollection <Collection <CustomStringConvertible <Equatable <Sequence
     subscript(_)>AttributesSlice1 subscript(_,_)>AttributesSlice2
     subscript(_,_,_)>AttributesSlice3 subscript(_,_,_,_)>AttributesSlice4
     subscript(_,_,_,_,_)>AttributesSlice5 subscript(_:Index)>Run subscript(_:k)>AttributesSlice1
     subscript(_:k,_:k)>AttributesSlice2 subscript(_:k,_:k,_:k)>AttributesSlice3
     subscript(_:k,_:k,_:k,_:k)>AttributesSlice4 subscript(_:k,_:k,_:k,_:k,_:k)>AttributesSlice5
    SCNAction ?
    SCNBox ?
    SCNCamera ?
    SCNGeometry ?
    SCNLight ?
    SCNMaterial ?
    SCNMatrix4 ?
    SCNNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    SCNPhysicsBody ?
    SCNPlane ?
    SCNScene ?
    SCNSceneRenderer ?
    SCNSceneRendererDelegate ?
    SCNSphere ?
    SCNText ?
    SCNTransaction ?
    SCNVector3 ?
    SCNVector4 ?
    SCNView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <NSResponder <NSView <UIResponder <UIView ?
    SCNetworkReachability ?
    SFSafariViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    SFSafariViewControllerDelegate ?
    SFSpeechAudioBufferRecognitionRequest ?
    SFSpeechRecognitionResult ?
    SFSpeechRecognitionTask ?
    SFSpeechRecognizer ?
    SHA256 ?
    SHA256Digest ?
    SHA384 ?
    SHA512 ?
    SIMD :MaskStorage <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByArrayLiteral <Hashable <SIMDStorage init(_) init(arrayLiteral*)
     init(from:Decoder) init(repeating) subscript(_:SIMD16)>SIMD16 subscript(_:SIMD2)>SIMD2
     subscript(_:SIMD3)>SIMD3 subscript(_:SIMD32)>SIMD32 subscript(_:SIMD4)>SIMD4
     subscript(_:SIMD64)>SIMD64 subscript(_:SIMD8)>SIMD8
    SIMD16 #Scalar /MaskStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_) init(_:SIMD16)
     init(_:SIMD16,rounding:FloatingPointRoundingRule=) init(clamping:SIMD16)
     init(lowHalf:SIMD8,highHalf:SIMD8) init(repeating:Double) init(repeating:Float)
     init(repeating:Float16) init(repeating:Int) init(repeating:Int16) init(repeating:Int32)
     init(repeating:Int64) init(repeating:Int8) init(repeating:UInt) init(repeating:UInt16)
     init(repeating:UInt32) init(repeating:UInt64) init(repeating:UInt8)
     init(truncatingIfNeeded:SIMD16) subscript(_:Int)
    SIMD16Storage <SIMDStorage init() subscript(_:Int)>Double subscript(_:Int)>Float
     subscript(_:Int)>Float16 subscript(_:Int)>Int subscript(_:Int)>Int16 subscript(_:Int)>Int32
     subscript(_:Int)>Int64 subscript(_:Int)>Int8 subscript(_:Int)>UInt subscript(_:Int)>UInt16
     subscript(_:Int)>UInt32 subscript(_:Int)>UInt64 subscript(_:Int)>UInt8
    SIMD2 #Scalar /MaskStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(_,_) init(_:SIMD2) init(_:SIMD2,rounding:FloatingPointRoundingRule=)
     init(clamping:SIMD2) init(repeating:Double) init(repeating:Float) init(repeating:Float16)
     init(repeating:Int) init(repeating:Int16) init(repeating:Int32) init(repeating:Int64)
     init(repeating:Int8) init(repeating:UInt) init(repeating:UInt16) init(repeating:UInt32)
     init(repeating:UInt64) init(repeating:UInt8) init(truncatingIfNeeded:SIMD2) init(x,y)
     subscript(_:Int)
    SIMD2Storage <SIMDStorage init() subscript(_:Int)>Double subscript(_:Int)>Float
     subscript(_:Int)>Float16 subscript(_:Int)>Int subscript(_:Int)>Int16 subscript(_:Int)>Int32
     subscript(_:Int)>Int64 subscript(_:Int)>Int8 subscript(_:Int)>UInt subscript(_:Int)>UInt16
     subscript(_:Int)>UInt32 subscript(_:Int)>UInt64 subscript(_:Int)>UInt8
    SIMD3 #Scalar /MaskStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(_,_,_) init(_:SIMD2,_) init(_:SIMD3) init(_:SIMD3,rounding:FloatingPointRoundingRule=)
     init(clamping:SIMD3) init(repeating:Double) init(repeating:Float) init(repeating:Float16)
     init(repeating:Int) init(repeating:Int16) init(repeating:Int32) init(repeating:Int64)
     init(repeating:Int8) init(repeating:UInt) init(repeating:UInt16) init(repeating:UInt32)
     init(repeating:UInt64) init(repeating:UInt8) init(truncatingIfNeeded:SIMD3) init(x,y,z)
     subscript(_:Int)
    SIMD32 #Scalar /MaskStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_) init(_:SIMD32)
     init(_:SIMD32,rounding:FloatingPointRoundingRule=) init(clamping:SIMD32)
     init(lowHalf:SIMD16,highHalf:SIMD16) init(repeating:Double) init(repeating:Float)
     init(repeating:Float16) init(repeating:Int) init(repeating:Int16) init(repeating:Int32)
     init(repeating:Int64) init(repeating:Int8) init(repeating:UInt) init(repeating:UInt16)
     init(repeating:UInt32) init(repeating:UInt64) init(repeating:UInt8)
     init(truncatingIfNeeded:SIMD32) subscript(_:Int)
    SIMD32Storage <SIMDStorage init() subscript(_:Int)>Double subscript(_:Int)>Float
     subscript(_:Int)>Float16 subscript(_:Int)>Int subscript(_:Int)>Int16 subscript(_:Int)>Int32
     subscript(_:Int)>Int64 subscript(_:Int)>Int8 subscript(_:Int)>UInt subscript(_:Int)>UInt16
     subscript(_:Int)>UInt32 subscript(_:Int)>UInt64 subscript(_:Int)>UInt8
    SIMD4 #Scalar /MaskStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(_,_,_,_) init(_:SIMD3,_) init(_:SIMD4) init(_:SIMD4,rounding:FloatingPointRoundingRule=)
     init(clamping:SIMD4) init(lowHalf:SIMD2,highHalf:SIMD2) init(repeating:Double)
     init(repeating:Float) init(repeating:Float16) init(repeating:Int) init(repeating:Int16)
     init(repeating:Int32) init(repeating:Int64) init(repeating:Int8) init(repeating:UInt)
     init(repeating:UInt16) init(repeating:UInt32) init(repeating:UInt64) init(repeating:UInt8)
     init(truncatingIfNeeded:SIMD4) init(x,y,z,w) subscript(_:Int)
    SIMD4Storage <SIMDStorage init() subscript(_:Int)>Double subscript(_:Int)>Float
     subscript(_:Int)>Float16 subscript(_:Int)>Int subscript(_:Int)>Int16 subscript(_:Int)>Int32
     subscript(_:Int)>Int64 subscript(_:Int)>Int8 subscript(_:Int)>UInt subscript(_:Int)>UInt16
     subscript(_:Int)>UInt32 subscript(_:Int)>UInt64 subscript(_:Int)>UInt8
    SIMD64 #Scalar /MaskStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_,_)
     init(_:SIMD64) init(_:SIMD64,rounding:FloatingPointRoundingRule=) init(clamping:SIMD64)
     init(lowHalf:SIMD32,highHalf:SIMD32) init(repeating:Double) init(repeating:Float)
     init(repeating:Float16) init(repeating:Int) init(repeating:Int16) init(repeating:Int32)
     init(repeating:Int64) init(repeating:Int8) init(repeating:UInt) init(repeating:UInt16)
     init(repeating:UInt32) init(repeating:UInt64) init(repeating:UInt8)
     init(truncatingIfNeeded:SIMD64) subscript(_:Int)
    SIMD64Storage <SIMDStorage init() subscript(_:Int)>Double subscript(_:Int)>Float
     subscript(_:Int)>Float16 subscript(_:Int)>Int subscript(_:Int)>Int16 subscript(_:Int)>Int32
     subscript(_:Int)>Int64 subscript(_:Int)>Int8 subscript(_:Int)>UInt subscript(_:Int)>UInt16
     subscript(_:Int)>UInt32 subscript(_:Int)>UInt64 subscript(_:Int)>UInt8
    SIMD8 #Scalar /MaskStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(_,_,_,_,_,_,_,_) init(_:SIMD8) init(_:SIMD8,rounding:FloatingPointRoundingRule=)
     init(clamping:SIMD8) init(lowHalf:SIMD4,highHalf:SIMD4) init(repeating:Double)
     init(repeating:Float) init(repeating:Float16) init(repeating:Int) init(repeating:Int16)
     init(repeating:Int32) init(repeating:Int64) init(repeating:Int8) init(repeating:UInt)
     init(repeating:UInt16) init(repeating:UInt32) init(repeating:UInt64) init(repeating:UInt8)
     init(truncatingIfNeeded:SIMD8) subscript(_:Int)
    SIMD8Storage <SIMDStorage init() subscript(_:Int)>Double subscript(_:Int)>Float
     subscript(_:Int)>Float16 subscript(_:Int)>Int subscript(_:Int)>Int16 subscript(_:Int)>Int32
     subscript(_:Int)>Int64 subscript(_:Int)>Int8 subscript(_:Int)>UInt subscript(_:Int)>UInt16
     subscript(_:Int)>UInt32 subscript(_:Int)>UInt64 subscript(_:Int)>UInt8
    SIMDMask #Storage /MaskStorage /Scalar <CustomStringConvertible <Decodable <Encodable
     <Equatable <ExpressibleByArrayLiteral <Hashable <SIMD <SIMDStorage init()
     init(repeating:Bool) subscript(_:Int)>Bool
    SIMDMaskScalar
    SIMDScalar :SIMD16Storage :SIMD2Storage :SIMD32Storage :SIMD4Storage :SIMD64Storage
     :SIMD8Storage :SIMDMaskScalar
    SIMDStorage :Scalar init() subscript(_:Int)
    SKAction ?
    SKCameraNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <SKNode ?
    SKEffectNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <SKNode ?
    SKEmitterNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <SKNode ?
    SKLabelNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <SKNode ?
    SKMutablePayment ?
    SKNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    SKPayment ?
    SKPaymentQueue ?
    SKPaymentTransaction ?
    SKPaymentTransactionObserver ?
    SKPhysicsBody ?
    SKPhysicsContact ?
    SKPhysicsContactDelegate <NSObjectProtocol ?
    SKPhysicsWorld ?
    SKProduct ?
    SKProductsRequest ?
    SKProductsRequestDelegate ?
    SKProductsResponse ?
    SKReceiptRefreshRequest ?
    SKRequest ?
    SKRequestDelegate ?
    SKScene <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <SKEffectNode <SKNode ?
    SKSceneDelegate ?
    SKShapeNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <SKNode ?
    SKSpriteNode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <SKNode ?
    SKStoreProductViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    SKStoreReviewController ?
    SKTexture <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    SKTextureAtlas ?
    SKTransition ?
    SKView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <NSResponder <NSView <UIResponder <UIView ?
    SLComposeServiceViewController ?
    SafeAreaRegions ?
    Scalar <Comparable <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <ExpressibleByUnicodeScalarLiteral <Hashable <LosslessStringConvertible
     <RegexComponent <TextOutputStreamable =RawValue init(_:Int) init(_:Scalar) init(_:String)
     init(_:UInt16) init(_:UInt32) init(_:UInt8) init(unicodeScalarLiteral:Scalar)
    ScaledMetric ?
    ScaledShape ?
    Scan ?
    Scanner /NumberRepresentation <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCopying <NSObject <NSObjectProtocol init(string:String)
    Scene :Body ?
    SceneBuilder ?
    ScenePhase ?
    SceneStorage #Value <DynamicProperty ?
    SceneView ?
    Scheduler :SchedulerOptions :SchedulerTimeType ?
    SchedulerTimeIntervalConvertible ?
    Schema ?
    SchemaMigrationPlan ?
    ScopedAttributeContainer #S subscript(dynamicMember:k)
    Script <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String)
    ScrollPosition ?
    ScrollView <View ?
    ScrollViewProxy ?
    ScrollViewReader <View ?
    SealedBox ?
    SearchDirection <Equatable <Hashable
    SearchFieldPlacement ?
    SearchOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    SearchPathDirectory <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    SearchPathDomainMask <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    SecAccessControl ?
    SecCertificate ?
    SecIdentity ?
    SecKey ?
    SecPolicy ?
    SecTrust ?
    Second <Equatable <Hashable
    SecondFraction <Equatable <Hashable
    Section <View ?
    SectionedFetchRequest ?
    SectorMark ?
    SecureField <View ?
    SegmentedPickerStyle ?
    SelectionStyle ?
    Selector ?
    Sendable
    SendableMetatype
    SensoryFeedback ?
    SentTransferredFile ?
    SeparatorStyle ?
    Sequence :Element :Iterator
    SequenceAllSatisfy <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_,builder:f) init(from:Decoder)
    SequenceContains <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(sequence,element)
    SequenceContainsWhere <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_,builder:f) init(from:Decoder)
    SequenceGesture ?
    SequenceMaximum <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(elements) init(from:Decoder)
    SequenceMinimum <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(elements) init(from:Decoder)
    SequenceStartsWith <Decodable <Encodable <PredicateExpression <StandardPredicateExpression
     init(base,prefix) init(from:Decoder)
    SerialExecutor <Executor <Sendable
    SerializationRequirement
    Set #Element /Index /Iterator <Collection <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Decodable <Encodable <Equatable <ExpressibleByArrayLiteral
     <Hashable <Sequence <SetAlgebra init() init(_) init(arrayLiteral*) init(from:Decoder)
     init(minimumCapacity:Int) subscript(_)
    SetAlgebra :Element <Equatable <ExpressibleByArrayLiteral init() init(_) init(arrayLiteral*)
    SetFailureType ?
    SetFocusFilterIntent <AppIntent ?
    SetIndex
    SetIterator
    Settings <Scene ?
    Severity <Comparable <CustomStringConvertible <Equatable <Hashable
    Shape <Animatable <Sendable <View ?
    ShapeStyle :Resolved <Sendable ?
    Share ?
    SharedSecret ?
    SidebarListStyle ?
    SignDisplayStrategy <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable
     init(from:Decoder)
    SignInWithAppleButton ?
    SignedInteger <AdditiveArithmetic <BinaryInteger <Comparable <CustomStringConvertible
     <Equatable <ExpressibleByIntegerLiteral <Hashable <Numeric <SignedNumeric <Strideable init(_)
     init(exactly)
    SignedNumeric <AdditiveArithmetic <Equatable <ExpressibleByIntegerLiteral <Numeric
    SimultaneousGesture ?
    SingleAttributeTransformer
    SingleValueDecodingContainer
    SingleValueEncodingContainer
    Slice #Base /Element /Index /Indices /Iterator /Regions /SubSequence <BidirectionalCollection
     <Collection <ContiguousBytes <DataProtocol <LazySequenceProtocol <MutableCollection
     <RandomAccessCollection <RangeReplaceableCollection <Sequence init() init(_)
     init(base,bounds:Range) init(repeating,count:Int) subscript(_) subscript(_:Range)>Slice
    Slider <View ?
    SocketNativeHandle
    SocketPort <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol <Port init()
     init(protocolFamily:Int32,socketType:Int32,protocol:Int32,address:Data)
     init(protocolFamily:Int32,socketType:Int32,protocol:Int32,socket:SocketNativeHandle)
     init(remoteWithProtocolFamily:Int32,socketType:Int32,protocol:Int32,address:Data)
     init(remoteWithTCPPort:UInt16,host:String?) init(tcpPort:UInt16)
    SortComparator :Compared <Equatable <Hashable <Sendable
    SortDescriptor #Compared <Decodable <Encodable <Equatable <Hashable <SortComparator
     init(_:k,comparator:StandardComparator)
     init(_:k,comparator:StandardComparator,order:SortOrder) init(_:k,order:SortOrder=)
     init(from:Decoder)
    SortOrder <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    SourceLocation <Comparable <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Encodable <Equatable <Hashable init(fileID:String,filePath:String,line:Int,column:Int)
     init(from:Decoder)
    Spacer <View ?
    Span #Element /Index init() subscript(_) subscript(unchecked)
    SpatialTapGesture ?
    SpriteView ?
    StackNavigationViewStyle ?
    StandaloneMonth <Equatable <Hashable
    StandaloneQuarter <Equatable <Hashable
    StandaloneWeekday <Equatable <Hashable
    StandardComparator <Decodable <Encodable <Equatable <Hashable <SortComparator
     init(_:StandardComparator,order:SortOrder=) init(from:Decoder)
    StandardPredicateExpression <Decodable <Encodable <PredicateExpression <Sendable
    State #Value <DynamicProperty <Equatable <Hashable <RawRepresentable <Sendable ?
     init(rawValue:Int)
    StateObject #ObjectType <DynamicProperty ?
    StaticBigInt <CustomDebugStringConvertible <CustomReflectable <ExpressibleByIntegerLiteral
     =RawValue subscript(_:Int)>UInt
    StaticConfiguration ?
    StaticString <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral =RawValue init()
     init(extendedGraphemeClusterLiteral:StaticString) init(stringLiteral:StaticString)
     init(unicodeScalarLiteral:StaticString)
    Status <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Stepper <View ?
    StoragePolicy <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Strategy
    Stream /Event /PropertyKey /Status <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol init()
    Stream1
    Stream2
    StreamDelegate
    StreamNetworkServiceTypeValue <Equatable <Hashable <RawRepresentable init(rawValue:String)
    StreamSOCKSProxyConfiguration <Equatable <Hashable <RawRepresentable init(rawValue:String)
    StreamSOCKSProxyVersion <Equatable <Hashable <RawRepresentable init(rawValue:String)
    StreamSocketSecurityLevel <Equatable <Hashable <RawRepresentable init(rawValue:String)
    StreamType <Equatable <Hashable <RawRepresentable init(rawValue:UInt)
    Stride
    StrideThrough #Element <CustomReflectable <Sequence
    StrideThroughIterator #Element <IteratorProtocol
    StrideTo #Element <CustomReflectable <Sequence
    StrideToIterator #Element <IteratorProtocol
    Strideable :Stride <Comparable <Equatable
    String /CharacterView /Comparator /CompareOptions /Element /Encoding
     /EncodingConversionOptions /EnumerationOptions /Index /IndexDistance /Iterator /Output
     /StandardComparator /SubSequence /UTF16View /UTF8View /UnicodeScalarIndex /UnicodeScalarView
     <Attachable <BidirectionalCollection <CVarArg <CodingKeyRepresentable <Collection <Comparable
     <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <CustomTestStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringInterpolation
     <ExpressibleByStringLiteral <ExpressibleByUnicodeScalarLiteral <Hashable
     <LosslessStringConvertible <MirrorPath <RangeReplaceableCollection <RegexComponent <Sequence
     <StringProtocol <TextOutputStream <TextOutputStreamable =RawValue init() init(_)
     init(_,radix:Int=,uppercase:Bool=) init(_:Character) init(_:NSString) init(_:Scalar)
     init(_:Slice) init(_:Substring) init(_:UTF16View) init(_:UTF8View) init(_:UnicodeScalarView)
     init(_:VariableName) init(bytes,encoding:Encoding)
     init(bytesNoCopy:UnsafeMutableRawPointer,length:Int,encoding:Encoding,freeWhenDone:Bool)
     init(cString:Array) init(cString:Array,encoding:Encoding) init(cString:CChar)
     init(cString:CChar,encoding:Encoding) init(cString:String)
     init(cString:String,encoding:Encoding) init(cString:UInt8) init(cString:UnsafePointer)
     init(cString:UnsafePointer,encoding:Encoding) init(codingKey) init(contentsOf:URL)
     init(contentsOf:URL,encoding:Encoding) init(contentsOf:URL,usedEncoding:Encoding)
     init(contentsOfFile:String) init(contentsOfFile:String,encoding:Encoding)
     init(contentsOfFile:String,usedEncoding:Encoding) init(copying:UTF8Span)
     init(data:Data,encoding:Encoding) init(decoding,as) init(decodingCString,as)
     init(decodingCString:Array,as) init(decodingCString:String,as)
     init(decodingCString:UnsafePointer,as) init(describing) init(describingForTest)
     init(format:String,_:CVarArg*) init(format:String,arguments:Array)
     init(format:String,locale:Locale?,_:CVarArg*)
     init(format:String,locale:Locale?,arguments:Array) init(from:Decoder) init(reflecting)
     init(repeating:Character,count:Int) init(repeating:String,count:Int)
     init(stringInterpolation:DefaultStringInterpolation) init(stringLiteral:String)
     init(unsafeUninitializedCapacity:Int,initializingUTF8With:f)
     init(utf16CodeUnits:UnsafePointer,count:Int)
     init(utf16CodeUnitsNoCopy:UnsafePointer,count:Int,freeWhenDone:Bool) init(utf8String:Array)
     init(utf8String:CChar) init(utf8String:String) init(utf8String:UnsafePointer)
     init(validating:Sequence,as) init(validatingCString:Array) init(validatingCString:CChar)
     init(validatingCString:String) init(validatingCString:UnsafePointer)
     init(validatingUTF8:Array) init(validatingUTF8:CChar) init(validatingUTF8:String)
     init(validatingUTF8:UnsafePointer) subscript(_:Index)>Character subscript(_:Range)>Substring
    StringContainsRegex <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(from:Decoder) init(subject,regex)
    StringInterpolation <StringInterpolationProtocol
     init(literalCapacity:Int,interpolationCount:Int)
    StringInterpolationConvertible
    StringInterpolationProtocol :StringLiteralType
     init(literalCapacity:Int,interpolationCount:Int)
    StringLiteralConvertible
    StringLiteralType
    StringProtocol :SubSequence :UTF16View :UTF8View :UnicodeScalarView <BidirectionalCollection
     <Collection <Comparable <CustomStringConvertible <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringInterpolation
     <ExpressibleByStringLiteral <ExpressibleByUnicodeScalarLiteral <Hashable
     <LosslessStringConvertible <Sequence <TextOutputStream <TextOutputStreamable
     init(cString:UnsafePointer) init(decoding,as) init(decodingCString:UnsafePointer,as)
    StringStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(from:Decoder)
    StringTransform <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    StrokeStyle ?
    Style <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(rawValue:Int)
     init(rawValue:UInt)
    SubSequence
    Subdivision <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String)
    Subject <AnyObject <Publisher
    SubmitLabel ?
    SubmitTriggers ?
    SubscribeOn ?
    Subscriber :Failure :Input <CustomCombineIdentifierConvertible ?
    Subscribers ?
    Subscription <Cancellable <CustomCombineIdentifierConvertible ?
    Subscriptions ?
    Subsequence
    Substring /CharacterView /Index /Output /SubSequence /UTF16View /UTF8View /UnicodeScalarView
     <Attachable <BidirectionalCollection <Collection <Comparable <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <CustomTestStringConvertible <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringInterpolation
     <ExpressibleByStringLiteral <ExpressibleByUnicodeScalarLiteral <Hashable
     <LosslessStringConvertible <RangeReplaceableCollection <RegexComponent <Sequence
     <StringProtocol <TextOutputStream <TextOutputStreamable =RawValue init() init(_)
     init(_:String) init(_:UTF16View) init(_:UTF8View) init(_:UnicodeScalarView)
     init(cString:UnsafePointer) init(decoding,as) init(decodingCString:UnsafePointer,as)
     init(extendedGraphemeClusterLiteral:String)
     init(stringInterpolation:DefaultStringInterpolation) init(stringLiteral:String)
     init(unicodeScalarLiteral:String) subscript(_:Index)>Character subscript(_:Range)>Substring
    SuiteTrait <Sendable <Trait
    SupplementaryRegistration ?
    SuspendingClock /Instant <Clock <Decodable <Encodable <Equatable <Hashable init()
    SwitchToLatest ?
    SwitchToggleStyle ?
    Symbol <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    SymbolAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    SymmetricKey ?
    SystemRandomNumberGenerator <RandomNumberGenerator init()
    TabView <View ?
    TabViewStyle ?
    Table <View ?
    TableColumn ?
    TableColumnBuilder ?
    TableColumnContent :TableColumnBody :TableColumnSortComparator :TableRowValue ?
    TableRow ?
    TableRowBuilder ?
    TableRowContent :TableRowBody :TableRowValue ?
    TableStyle :Body :Configuration ?
    Tag /List <CodingKeyRepresentable <Comparable <CustomStringConvertible <Decodable <Encodable
     <Equatable <Hashable init(codingKey) init(from:Decoder)
    TapGesture ?
    Task #Success,Failure /Group /Handle /Priority <Equatable <Hashable
     init(name:String?=,executorPreference:TaskExecutor?,priority:TaskPriority?=,operation:f)
     init(name:String?=,priority:TaskPriority?=,operation:f)
    TaskExecutor <Executor <Sendable
    TaskGroup #ChildTaskResult /AsyncIterator /Element /Iterator <AsyncSequence
    TaskLocal #Value <CustomStringConvertible <Sendable init(wrappedValue)
    TaskPriority /RawValue <Comparable <CustomStringConvertible <Decodable <Encodable <Equatable
     <RawRepresentable init(_:JobPriority) init(rawValue:UInt8)
    Template <CustomStringConvertible <Equatable <Hashable init(_:String)
    Termination <Equatable <Hashable
    TerminationReason <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Test /Case /ID <Equatable <Hashable <Identifiable
    TestScopeProvider
    TestScoping <Sendable
    TestTrait <Sendable <Trait
    Text <View ?
    TextAlignment ?
    TextEditor <View ?
    TextEditorStyle :Body :Configuration ?
    TextField <View ?
    TextFieldStyle ?
    TextOutputStream
    TextOutputStreamable
    TextSelectability ?
    TextStyle ?
    Thread <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol init() init(block:f)
    Throttle ?
    ThrowingDiscardingTaskGroup #Failure
    ThrowingTaskGroup #ChildTaskResult,Failure /AsyncIterator /Element /Iterator <AsyncSequence
    TimeFormatStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(from:Decoder) init(pattern:Pattern,locale:Locale=)
    TimeInterval
    TimeLimitTrait /Duration /TestScopeProvider <SuiteTrait <TestTrait <Trait
    TimeSeparator <Decodable <Encodable <Equatable <Hashable <RawRepresentable
     init(rawValue:String)
    TimeStyle <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    TimeZone /NameStyle /ReferenceType <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable <ReferenceConvertible
     init(abbreviation:String) init(from:Decoder) init(identifier:String) init(secondsFromGMT:Int)
    TimeZoneSeparator <Decodable <Encodable <Equatable <Hashable <RawRepresentable
     init(rawValue:String)
    Timeline ?
    TimelineEntry ?
    TimelineEntryRelevance ?
    TimelineProvider :Context :Entry ?
    TimelineProviderContext ?
    TimelineReloadPolicy ?
    TimelineSchedule :Entries :Mode ?
    TimelineView <View ?
    Timeout ?
    Timer <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol init(fire:Date,interval:TimeInterval,repeats:Bool,block:f)
     init(timeInterval:TimeInterval,repeats:Bool,block:f)
    TimerFlags <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    Tip <Identifiable <Sendable ?
    TipView ?
    Tips ?
    TitleAndIconLabelStyle ?
    TitleOnlyLabelStyle ?
    Toggle <View ?
    ToggleStyle :Body :Configuration ?
    ToggleStyleConfiguration ?
    ToolbarContent :Body ?
    ToolbarContentBuilder ?
    ToolbarItem ?
    ToolbarItemGroup ?
    ToolbarItemPlacement ?
    TopLevelDecoder :Input ?
    TopLevelEncoder :Output ?
    Trait :TestScopeProvider <Sendable
    Transaction ?
    TransactionKey :Value ?
    TransferRepresentation ?
    Transferable :Representation ?
    TransformedShape ?
    TransientAppEntity :DefaultQuery :ID <Identifiable ?
    Transition :Body :Content ?
    TryCapture #Output <RegexComponent init(_:RegexComponent,as:Reference,transform:f)
     init(_:RegexComponent,transform:f) init(_:f,transform:f) init(as:Reference,_:f,transform:f)
    TryCatch ?
    TryMap ?
    TupleView ?
    TypeCheck <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_) init(from:Decoder)
    UIAccessibility ?
    UIAccessibilityContainer ?
    UIAccessibilityCustomAction ?
    UIAccessibilityElement ?
    UIAccessibilityTraits ?
    UIAction /Identifier <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIMenuElement ?
    UIActionSheet ?
    UIActivity /ActivityType /Category ?
    UIActivityIndicatorView /Style <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIActivityItemProvider ?
    UIActivityItemSource ?
    UIActivityViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIAdaptivePresentationControllerDelegate <NSObjectProtocol ?
    UIAlertAction ?
    UIAlertController /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIAlertView ?
    UIAppearance ?
    UIAppearanceContainer <NSObjectProtocol ?
    UIApplication /ExtensionPointIdentifier /LaunchOptionsKey /OpenExternalURLOptionsKey
     /OpenURLOptionsKey /State <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder ?
    UIApplicationDelegate <NSObjectProtocol ?
    UIApplicationDelegateAdaptor ?
    UIApplicationShortcutItem ?
    UIAttachmentBehavior ?
    UIBackgroundConfiguration ?
    UIBackgroundFetchResult ?
    UIBackgroundTaskIdentifier ?
    UIBarButtonItem /Style /SystemItem <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIBarItem ?
    UIBarButtonItemGroup ?
    UIBarItem <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    UIBarMetrics ?
    UIBarPosition ?
    UIBarPositioning ?
    UIBarPositioningDelegate ?
    UIBarStyle ?
    UIBezierPath <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    UIBlurEffect ?
    UIButton /ButtonType /Configuration /Role <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <UIControl
     <UIResponder <UIView ?
    UICellAccessory ?
    UICellConfigurationState ?
    UICloudSharingController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UICollectionLayoutListConfiguration ?
    UICollectionReusableView <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UICollectionView /CellRegistration /ReorderingCadence /ScrollDirection /ScrollPosition
     /SupplementaryRegistration <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIScrollView <UIView ?
    UICollectionViewCell /DragState <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UICollectionReusableView <UIResponder
     <UIView ?
    UICollectionViewCompositionalLayout <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UICollectionViewLayout ?
    UICollectionViewCompositionalLayoutConfiguration ?
    UICollectionViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UICollectionViewDataSource <NSObjectProtocol ?
    UICollectionViewDataSourcePrefetching ?
    UICollectionViewDelegate <NSObjectProtocol <UIScrollViewDelegate ?
    UICollectionViewDelegateFlowLayout <NSObjectProtocol <UICollectionViewDelegate
     <UIScrollViewDelegate ?
    UICollectionViewDiffableDataSource ?
    UICollectionViewDragDelegate ?
    UICollectionViewDropCoordinator ?
    UICollectionViewDropDelegate ?
    UICollectionViewDropProposal ?
    UICollectionViewFlowLayout <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UICollectionViewLayout ?
    UICollectionViewFlowLayoutInvalidationContext ?
    UICollectionViewLayout <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    UICollectionViewLayoutAttributes <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    UICollectionViewLayoutInvalidationContext ?
    UICollectionViewListCell <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UICollectionReusableView <UICollectionViewCell
     <UIResponder <UIView ?
    UICollectionViewTransitionLayout <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UICollectionViewLayout ?
    UICollectionViewUpdateItem ?
    UICollisionBehavior ?
    UICollisionBehaviorDelegate ?
    UIColor <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol init() init(_:Color) init(cgColor:CGColor) init(ciColor:CIColor)
     init(coder:NSCoder) init(displayP3Red:CGFloat,green:CGFloat,blue:CGFloat,alpha:CGFloat)
     init(dynamicProvider:f) init(hue:CGFloat,saturation:CGFloat,brightness:CGFloat,alpha:CGFloat)
     init(named:String) init(named:String,in:Bundle?,compatibleWith:UITraitCollection?)
     init(patternImage:UIImage) init(red:CGFloat,green:CGFloat,blue:CGFloat,alpha:CGFloat)
     init(red:CGFloat,green:CGFloat,blue:CGFloat,alpha:CGFloat,exposure:CGFloat)
     init(red:CGFloat,green:CGFloat,blue:CGFloat,alpha:CGFloat,linearExposure:CGFloat)
     init(resource:ColorResource) init(white:CGFloat,alpha:CGFloat)
    UIColorPickerViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIColorPickerViewControllerDelegate ?
    UIColorWell <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UICommand <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIMenuElement ?
    UIConfigurationState ?
    UIContentConfiguration ?
    UIContentContainer <NSObjectProtocol ?
    UIContentSizeCategory ?
    UIContentSizeCategoryAdjusting ?
    UIContentUnavailableConfiguration ?
    UIContentView ?
    UIContextMenuConfiguration ?
    UIContextMenuInteraction ?
    UIContextMenuInteractionDelegate ?
    UIContextualAction ?
    UIControl /ContentHorizontalAlignment /ContentVerticalAlignment /Event /State
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <UIResponder <UIView ?
    UICoordinateSpace ?
    UICubicTimingParameters ?
    UIDatePicker /Mode <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UIDatePickerStyle ?
    UIDevice /BatteryState <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    UIDeviceOrientation ?
    UIDocument /ChangeKind /SaveOperation /State <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol ?
    UIDocumentBrowserViewController <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIDocumentInteractionController ?
    UIDocumentInteractionControllerDelegate ?
    UIDocumentPickerDelegate ?
    UIDocumentPickerViewController <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIDragInteraction ?
    UIDragInteractionDelegate ?
    UIDragItem ?
    UIDragPreview ?
    UIDragSession ?
    UIDropInteraction ?
    UIDropInteractionDelegate ?
    UIDropProposal ?
    UIDropSession ?
    UIDynamicAnimator ?
    UIDynamicAnimatorDelegate ?
    UIDynamicBehavior <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    UIDynamicItem ?
    UIDynamicItemBehavior ?
    UIEdgeInsets ?
    UIEditMenuInteraction ?
    UIEvent ?
    UIFeedbackGenerator ?
    UIFocusEnvironment ?
    UIFocusGuide ?
    UIFocusItem ?
    UIFocusSystem ?
    UIFocusUpdateContext ?
    UIFont /TextStyle /Weight <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol init() init(coder:NSCoder)
     init(descriptor:UIFontDescriptor,size:CGFloat) init(name:String,size:CGFloat)
    UIFontDescriptor ?
    UIFontMetrics ?
    UIFontPickerViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIGestureRecognizer /State <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    UIGestureRecognizerDelegate <NSObjectProtocol ?
    UIGestureRecognizerRepresentable :Context :Coordinator :UIGestureRecognizerType ?
    UIGraphicsImageRenderer ?
    UIGraphicsImageRendererContext ?
    UIGraphicsImageRendererFormat ?
    UIGraphicsPDFRenderer ?
    UIGraphicsRenderer ?
    UIGravityBehavior ?
    UIHostingConfiguration ?
    UIHostingController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIHoverGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer ?
    UIImage /Configuration /Orientation /RenderingMode /ResizingMode /SymbolConfiguration
     /SymbolScale /SymbolWeight <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    UIImageAsset ?
    UIImageConfiguration ?
    UIImagePickerController /CameraCaptureMode /CameraDevice /CameraFlashMode
     /ImageURLExportPreset /InfoKey /QualityType /SourceType <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol
     <UINavigationController <UIResponder <UIViewController ?
    UIImagePickerControllerDelegate <NSObjectProtocol ?
    UIImageSymbolConfiguration ?
    UIImageView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIImpactFeedbackGenerator ?
    UIInputView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIInputViewAudioFeedback ?
    UIInputViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIInteraction ?
    UIInterfaceOrientation ?
    UIInterfaceOrientationMask ?
    UIInterpolatingMotionEffect ?
    UIKey ?
    UIKeyCommand <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UICommand <UIMenuElement ?
    UIKeyInput ?
    UIKeyModifierFlags ?
    UIKeyboardAppearance ?
    UIKeyboardType ?
    UILabel <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <UIResponder <UIView ?
    UILargeContentViewerInteraction ?
    UILargeContentViewerItem ?
    UILayoutGuide ?
    UILayoutPriority ?
    UILayoutSupport ?
    UILexicon ?
    UIListContentConfiguration ?
    UIListContentView ?
    UILocalNotification ?
    UILongPressGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer ?
    UIManagedDocument <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIDocument ?
    UIMenu /Identifier /Options <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIMenuElement ?
    UIMenuBuilder ?
    UIMenuController ?
    UIMenuElement /Attributes /State <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    UIMenuItem ?
    UIMotionEffect ?
    UIMotionEffectGroup ?
    UIMutableUserNotificationAction ?
    UINavigationBar <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UINavigationBarAppearance ?
    UINavigationBarDelegate ?
    UINavigationController /Operation <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UINavigationControllerDelegate <NSObjectProtocol ?
    UINavigationItem <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    UINib /OptionsKey <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    UINotificationFeedbackGenerator ?
    UIOffset ?
    UIPageControl <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UIPageControlProgress <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    UIPageViewController /NavigationDirection /NavigationOrientation /OptionsKey /SpineLocation
     /TransitionStyle <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIPageViewControllerDataSource <NSObjectProtocol ?
    UIPageViewControllerDelegate <NSObjectProtocol ?
    UIPanGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer ?
    UIPasteConfiguration ?
    UIPasteboard /DetectionPattern /Name <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    UIPercentDrivenInteractiveTransition ?
    UIPickerView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIPickerViewDataSource <NSObjectProtocol ?
    UIPickerViewDelegate <NSObjectProtocol ?
    UIPinchGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer ?
    UIPointerInteraction ?
    UIPointerInteractionDelegate ?
    UIPointerStyle ?
    UIPopoverArrowDirection ?
    UIPopoverBackgroundView ?
    UIPopoverPresentationController <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIPresentationController ?
    UIPopoverPresentationControllerDelegate <NSObjectProtocol
     <UIAdaptivePresentationControllerDelegate ?
    UIPresentationController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol ?
    UIPress ?
    UIPressesEvent ?
    UIPreviewAction ?
    UIPreviewInteraction ?
    UIPreviewParameters ?
    UIPreviewTarget ?
    UIPrintInfo ?
    UIPrintInteractionController ?
    UIPrintPageRenderer ?
    UIProgressView /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIPushBehavior ?
    UIRectCorner ?
    UIRectEdge ?
    UIReferenceLibraryViewController <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UIRefreshControl <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UIRegion ?
    UIResponder <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    UIResponderStandardEditActions ?
    UIReturnKeyType ?
    UIRotationGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer ?
    UIScene /ActivationConditions /ActivationState /ConnectionOptions /OpenURLOptions
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <UIResponder ?
    UISceneConfiguration ?
    UISceneDelegate <NSObjectProtocol ?
    UISceneSession ?
    UIScreen <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol ?
    UIScreenEdgePanGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer <UIPanGestureRecognizer
     ?
    UIScreenMode ?
    UIScrollView /ContentInsetAdjustmentBehavior /DecelerationRate /IndexDisplayMode
     /IndicatorStyle /KeyboardDismissMode <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIScrollViewDelegate <NSObjectProtocol ?
    UISearchBar /Icon /Style <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UISearchBarDelegate ?
    UISearchController <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UISearchControllerDelegate ?
    UISearchResultsUpdating <NSObjectProtocol ?
    UISearchTextField <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIControl <UIResponder <UITextField <UIView ?
    UISearchToken ?
    UISegmentedControl /Segment <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UISelectionFeedbackGenerator ?
    UISheetPresentationController /Detent <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIPresentationController ?
    UISheetPresentationControllerDelegate ?
    UISlider <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UISnapBehavior ?
    UISplitViewController /Column /DisplayMode /PrimaryEdge /SplitBehavior /Style
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <UIResponder <UIViewController ?
    UISplitViewControllerDelegate ?
    UISpringTimingParameters ?
    UIStackView /Alignment /Distribution <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIStateRestoring ?
    UIStatusBarAnimation ?
    UIStatusBarManager ?
    UIStatusBarStyle ?
    UIStepper <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UIStoryboard <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol ?
    UIStoryboardSegue ?
    UIStoryboardUnwindSegueSource ?
    UISwipeActionsConfiguration ?
    UISwipeGestureRecognizer /Direction <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer ?
    UISwitch <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <UIControl <UIResponder <UIView ?
    UITabBar /ItemPositioning /SystemItem <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UITabBarAppearance ?
    UITabBarController <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UITabBarControllerDelegate <NSObjectProtocol ?
    UITabBarDelegate ?
    UITabBarItem /SystemItem <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIBarItem ?
    UITableView /RowAnimation /ScrollPosition /SeparatorInsetReference /Style
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <UIResponder <UIScrollView <UIView ?
    UITableViewCell /AccessoryType /CellStyle /DragState /EditingStyle /FocusStyle /SelectionStyle
     /SeparatorStyle /StateMask <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UITableViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIViewController ?
    UITableViewDataSource <NSObjectProtocol ?
    UITableViewDataSourcePrefetching ?
    UITableViewDelegate <NSObjectProtocol <UIScrollViewDelegate ?
    UITableViewDiffableDataSource ?
    UITableViewDragDelegate ?
    UITableViewDropCoordinator ?
    UITableViewDropDelegate ?
    UITableViewFocusUpdateContext ?
    UITableViewHeaderFooterView <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UITableViewRowAction ?
    UITapGestureRecognizer <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UIGestureRecognizer ?
    UITargetedPreview ?
    UITextAutocapitalizationType ?
    UITextAutocorrectionType ?
    UITextContentType ?
    UITextDragDelegate ?
    UITextDropDelegate ?
    UITextField /BorderStyle /DidEndEditingReason /ViewMode <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <UIControl
     <UIResponder <UIView ?
    UITextFieldDelegate <NSObjectProtocol ?
    UITextGranularity ?
    UITextInput ?
    UITextInputAssistantItem ?
    UITextInputDelegate ?
    UITextInputMode ?
    UITextInputPasswordRules ?
    UITextInputStringTokenizer ?
    UITextInputTokenizer ?
    UITextInputTraits ?
    UITextItemInteraction ?
    UITextPosition ?
    UITextRange ?
    UITextSelectionRect ?
    UITextView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIScrollView <UIView ?
    UITextViewDelegate <NSObjectProtocol <UIScrollViewDelegate ?
    UITimingCurveProvider ?
    UIToolTipInteraction ?
    UIToolbar <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIToolbarAppearance ?
    UIToolbarDelegate ?
    UITouch ?
    UITraitChangeObservable ?
    UITraitCollection ?
    UITraitEnvironment <NSObjectProtocol ?
    UIUserInterfaceIdiom ?
    UIUserInterfaceLayoutDirection ?
    UIUserInterfaceLevel ?
    UIUserInterfaceSizeClass ?
    UIUserInterfaceStyle ?
    UIUserNotificationSettings ?
    UIVibrancyEffect ?
    UIVideoEditorController <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <UINavigationController <UIResponder <UIViewController
     ?
    UIView /AnimationCurve /AnimationOptions /AnimationTransition /AutoresizingMask /ContentMode
     /KeyframeAnimationOptions /SystemAnimation /TintAdjustmentMode <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol <UIResponder ?
    UIViewAnimating ?
    UIViewConfigurationState ?
    UIViewController <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder ?
    UIViewControllerAnimatedTransitioning <NSObjectProtocol ?
    UIViewControllerContextTransitioning ?
    UIViewControllerInteractiveTransitioning ?
    UIViewControllerPreviewingDelegate ?
    UIViewControllerRepresentable :Context :Coordinator :UIViewControllerType <View ?
    UIViewControllerRepresentableContext ?
    UIViewControllerRestoration ?
    UIViewControllerTransitionCoordinator ?
    UIViewControllerTransitionCoordinatorContext ?
    UIViewControllerTransitioningDelegate <NSObjectProtocol ?
    UIViewImplicitlyAnimating ?
    UIViewPropertyAnimator ?
    UIViewRepresentable :Context :Coordinator :UIViewType <View ?
    UIViewRepresentableContext ?
    UIVisualEffect ?
    UIVisualEffectView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIWebView ?
    UIWindow /Level <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIView ?
    UIWindowScene <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <UIResponder <UIScene ?
    UIWindowSceneDelegate <NSObjectProtocol <UISceneDelegate ?
    UInt /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <Strideable <UnsignedInteger =RawValue init(_:CGFloat) init(_:Double)
     init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber) init(bitPattern)
     init(bitPattern:Int) init(bitPattern:ObjectIdentifier) init(bitPattern:OpaquePointer?)
     init(exactly:Double) init(exactly:Float) init(exactly:Float16) init(exactly:Float80)
     init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    UInt128 /AtomicRepresentation /IntegerLiteralType /Magnitude /Words <AdditiveArithmetic
     <AtomicRepresentable <BinaryInteger <Comparable <CustomReflectable <CustomStringConvertible
     <Decodable <Encodable <Equatable <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable
     <LosslessStringConvertible <Numeric <Strideable <UnsignedInteger =RawValue init(_)
     init(bitPattern:Int128) init(clamping) init(exactly) init(from:Decoder)
     init(truncatingIfNeeded)
    UInt16 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <Strideable <UnsignedInteger =RawValue init(_:CGFloat) init(_:Double)
     init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber) init(bitPattern:Int16)
     init(exactly:Double) init(exactly:Float) init(exactly:Float16) init(exactly:Float80)
     init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
     init(unicodeScalarLiteral:UnicodeScalar)
    UInt32 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <Strideable <UnsignedInteger =RawValue init(_:CGFloat) init(_:Double)
     init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber) init(_:Scalar)
     init(bitPattern:Int32) init(exactly:Double) init(exactly:Float) init(exactly:Float16)
     init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    UInt64 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <Strideable <UnsignedInteger =RawValue init(_:CGFloat) init(_:Double)
     init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber) init(_:Scalar)
     init(bitPattern:Int64) init(exactly:Double) init(exactly:Float) init(exactly:Float16)
     init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    UInt8 /AtomicRepresentation /IntegerLiteralType /Magnitude /SIMD16Storage /SIMD2Storage
     /SIMD32Storage /SIMD4Storage /SIMD64Storage /SIMD8Storage /SIMDMaskScalar /Words
     <AdditiveArithmetic <AtomicRepresentable <BinaryInteger <CVarArg <Comparable
     <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByIntegerLiteral <FixedWidthInteger <Hashable <LosslessStringConvertible <Numeric
     <SIMDScalar <Strideable <UnsignedInteger =RawValue init(_:CGFloat) init(_:Double)
     init(_:Float) init(_:Float16) init(_:Float80) init(_:NSNumber) init(ascii:Scalar)
     init(bitPattern:Int8) init(exactly:Double) init(exactly:Float) init(exactly:Float16)
     init(exactly:Float80) init(exactly:NSNumber) init(from:Decoder) init(truncating:NSNumber)
    UNAuthorizationOptions ?
    UNAuthorizationStatus ?
    UNCalendarNotificationTrigger ?
    UNLocationNotificationTrigger ?
    UNMutableNotificationContent ?
    UNNotification ?
    UNNotificationAction ?
    UNNotificationAttachment ?
    UNNotificationCategory ?
    UNNotificationContent ?
    UNNotificationPresentationOptions ?
    UNNotificationRequest ?
    UNNotificationResponse ?
    UNNotificationServiceExtension <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol ?
    UNNotificationSettings ?
    UNNotificationSound ?
    UNNotificationTrigger ?
    UNTextInputNotificationAction ?
    UNTimeIntervalNotificationTrigger ?
    UNUserNotificationCenter ?
    UNUserNotificationCenterDelegate <NSObjectProtocol ?
    URL /DirectoryHint /ReferenceType /Template <CustomDebugStringConvertible
     <CustomPlaygroundDisplayConvertible <CustomStringConvertible <Decodable <Encodable <Equatable
     <Hashable <ReferenceConvertible
     init(dataRepresentation:Data,relativeTo:URL?,isAbsolute:Bool=)
     init(filePath:String,directoryHint:DirectoryHint=,relativeTo:URL?=)
     init(fileReferenceLiteralResourceName:String)
     init(fileURLWithFileSystemRepresentation:UnsafePointer,isDirectory:Bool,relativeTo:URL?)
     init(fileURLWithPath:String) init(fileURLWithPath:String,isDirectory:Bool)
     init(fileURLWithPath:String,isDirectory:Bool,relativeTo:URL?)
     init(fileURLWithPath:String,relativeTo:URL?) init(from:Decoder) init(string:String)
     init(string:String,encodingInvalidCharacters:Bool) init(string:String,relativeTo:URL?)
     init(template:Template,variables:Dictionary)
    URLAuthenticationChallenge <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sendable
     init(authenticationChallenge:URLAuthenticationChallenge,sender:URLAuthenticationChallengeSender)
     init(protectionSpace:URLProtectionSpace,proposedCredential:URLCredential?,previousFailureCount:Int,failureResponse:URLResponse?,error:Error?,sender:URLAuthenticationChallengeSender)
    URLAuthenticationChallengeSender <NSObjectProtocol <Sendable
    URLCache /StoragePolicy <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sendable
     init(memoryCapacity:Int,diskCapacity:Int,diskPath:String?)
    URLComponents /ReferenceType <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <Decodable <Encodable <Equatable <Hashable <ReferenceConvertible
     init() init(from:Decoder) init(string:String)
     init(string:String,encodingInvalidCharacters:Bool) init(url:URL,resolvingAgainstBaseURL:Bool)
    URLCredential /Persistence <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable
     init(coder:NSCoder) init(user:String,password:String,persistence:Persistence)
    URLCredentialStorage <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSObject <NSObjectProtocol <Sendable init()
    URLError /Code <CustomNSError <CustomStringConvertible <Equatable <Error <Hashable
     init(_,userInfo:Dictionary=)
    URLFileResourceType <Equatable <Hashable <RawRepresentable init(_:String)
     init(rawValue:String)
    URLProtectionSpace <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol <Sendable
     init(host:String,port:Int,protocol:String?,realm:String?,authenticationMethod:String?)
     init(proxyHost:String,port:Int,type:String?,realm:String?,authenticationMethod:String?)
    URLProtocol <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol
     init(request:URLRequest,cachedResponse:CachedURLResponse?,client:URLProtocolClient?)
     init(task:URLSessionTask,cachedResponse:CachedURLResponse?,client:URLProtocolClient?)
    URLProtocolClient <NSObjectProtocol <Sendable
    URLQueryItem <CustomDebugStringConvertible <CustomReflectable <CustomStringConvertible
     <Equatable <Hashable init(name:String,value:String?)
    URLRelationship <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    URLRequest /CachePolicy /NetworkServiceType /ReferenceType <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <Equatable <Hashable <ReferenceConvertible
     init(url:URL,cachePolicy:CachePolicy=,timeoutInterval:TimeInterval=)
    URLResourceKey <Equatable <Hashable <RawRepresentable init(_:String) init(rawValue:String)
    URLResourceValues init()
    URLResponse <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCoding <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <Sendable
     init(coder:NSCoder)
     init(url:URL,mimeType:String?,expectedContentLength:Int,textEncodingName:String?)
    URLSession /AuthChallengeDisposition /DelayedRequestDisposition /ResponseDisposition
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <Sendable init(configuration:URLSessionConfiguration)
     init(configuration:URLSessionConfiguration,delegate:URLSessionDelegate?,delegateQueue:OperationQueue?)
    URLSessionConfiguration <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCopying <NSObject <NSObjectProtocol <Sendable init()
    URLSessionDataDelegate <NSObjectProtocol <Sendable <URLSessionDelegate <URLSessionTaskDelegate
    URLSessionDataTask <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol <ProgressReporting <Sendable <URLSessionTask
    URLSessionDelegate <NSObjectProtocol <Sendable
    URLSessionDownloadDelegate <NSObjectProtocol <Sendable <URLSessionDelegate
     <URLSessionTaskDelegate
    URLSessionDownloadTask <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCopying <NSObject <NSObjectProtocol <ProgressReporting <Sendable <URLSessionTask
    URLSessionStreamDelegate <NSObjectProtocol <Sendable <URLSessionDelegate
     <URLSessionTaskDelegate
    URLSessionStreamTask <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCopying <NSObject <NSObjectProtocol <ProgressReporting <Sendable <URLSessionTask
    URLSessionTask /State <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCopying <NSObject <NSObjectProtocol <ProgressReporting <Sendable init()
    URLSessionTaskDelegate <NSObjectProtocol <Sendable <URLSessionDelegate
    URLSessionTaskMetrics /DomainResolutionProtocol /ResourceFetchType
     <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable <NSObject
     <NSObjectProtocol <Sendable
    URLSessionTaskTransactionMetrics <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSObject <NSObjectProtocol <Sendable
    URLSessionUploadTask <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCopying <NSObject <NSObjectProtocol <ProgressReporting <Sendable
     <URLSessionDataTask <URLSessionTask
    URLSessionWebSocketDelegate <NSObjectProtocol <Sendable <URLSessionDelegate
     <URLSessionTaskDelegate
    URLSessionWebSocketTask /CloseCode /Message <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSCopying <NSObject <NSObjectProtocol
     <ProgressReporting <Sendable <URLSessionTask
    UTF16 <UnicodeCodec init()
    UTF16View <BidirectionalCollection <Collection <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <RandomAccessCollection <Sequence
     subscript(_:Index)>CodeUnit subscript(_:Index)>Element subscript(_:Int)>CodeUnit
     subscript(_:Range)>UTF16View
    UTF32 <Equatable <Hashable <UnicodeCodec init()
    UTF8 <UnicodeCodec init()
    UTF8Span /CharacterIterator /UnicodeScalarIterator init(unchecked:Span,isKnownASCII:Bool=)
     init(validating:Span)
    UTF8View <BidirectionalCollection <Collection <CustomDebugStringConvertible <CustomReflectable
     <CustomStringConvertible <RandomAccessCollection <Sequence subscript(_:Index)>CodeUnit
     subscript(_:Index)>Element subscript(_:Int)>CodeUnit subscript(_:Range)>SubSequence
     subscript(_:Range)>UTF8View
    UTTagClass ?
    UTType ?
    UUID <Comparable <CustomReflectable <CustomStringConvertible <Decodable <Encodable <Equatable
     <Hashable init() init(from:Decoder) init(uuid:uuid_t) init(uuidString:String)
    UnaryMinus <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init(_) init(from:Decoder)
    UnboundedRange
    UnboundedRange_
    UndoManager ?
    UnevenRoundedRectangle <Animatable <InsettableShape <Sendable <Shape <View ?
    UnfoldFirstSequence
    UnfoldSequence #Element,State <IteratorProtocol <Sequence
    Unicode /ASCII /CanonicalCombiningClass /Encoding /GeneralCategory /NumericType /ParseResult
     /Parser /Scalar /UTF16 /UTF32 /UTF8 /Version
    UnicodeCodec init()
    UnicodeDecodingResult <Equatable
    UnicodeScalar
    UnicodeScalarIndex
    UnicodeScalarIterator init(_:UTF8Span)
    UnicodeScalarLiteralConvertible
    UnicodeScalarLiteralType
    UnicodeScalarType
    UnicodeScalarView <BidirectionalCollection <Collection <CustomDebugStringConvertible
     <CustomReflectable <CustomStringConvertible <RangeReplaceableCollection <Sequence init()
     subscript(_:Index)>Element subscript(_:Index)>Scalar subscript(_:Index)>UnicodeScalar
     subscript(_:Range)>Slice subscript(_:Range)>SubSequence subscript(_:Range)>UnicodeScalarView
    Unit <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject <NSObjectProtocol
     <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra init(coder:NSCoder)
     init(from:Decoder) init(rawValue:Int) init(rawValue:UInt) init(symbol:String)
    UnitAcceleration <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitAngle <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitArea <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitConcentrationMass <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Dimension <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying
     <NSObject <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable
     <SetAlgebra <Unit
    UnitConverter <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <Sendable
    UnitConverterLinear <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCoding <NSObject <NSObjectProtocol <NSSecureCoding <Sendable <UnitConverter
     init(coder:NSCoder) init(coefficient:Double) init(coefficient:Double,constant:Double)
    UnitDispersion <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitDuration <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitElectricCharge <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Dimension <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying
     <NSObject <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable
     <SetAlgebra <Unit
    UnitElectricCurrent <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Dimension <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying
     <NSObject <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable
     <SetAlgebra <Unit
    UnitElectricPotentialDifference <CustomDebugStringConvertible <CustomStringConvertible
     <Decodable <Dimension <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding
     <NSCopying <NSObject <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable
     <SetAlgebra <Unit
    UnitElectricResistance <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Dimension <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying
     <NSObject <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable
     <SetAlgebra <Unit
    UnitEnergy <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitFrequency <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitFuelEfficiency <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Dimension <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying
     <NSObject <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable
     <SetAlgebra <Unit
    UnitIlluminance <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitInformationStorage <CustomDebugStringConvertible <CustomStringConvertible <Decodable
     <Dimension <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying
     <NSObject <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable
     <SetAlgebra <Unit
    UnitLength <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitMass <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitPoint ?
    UnitPower <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitPressure <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitSpeed <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitStyle <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    UnitTemperature <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitVolume <CustomDebugStringConvertible <CustomStringConvertible <Decodable <Dimension
     <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <NSCoding <NSCopying <NSObject
     <NSObjectProtocol <NSSecureCoding <OptionSet <RawRepresentable <Sendable <SetAlgebra <Unit
    UnitWidth <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Units <Decodable <Encodable <Equatable <ExpressibleByArrayLiteral <Hashable <OptionSet
     <RawRepresentable <SetAlgebra init(rawValue:UInt)
    UnitsFormatStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(allowedUnits:Set,width:UnitWidth,maximumUnitCount:Int?=,zeroValueUnits:ZeroValueUnitsDisplayStrategy=,valueLength:Int?=,fractionalPart:FractionalPartDisplayStrategy=)
     init(allowedUnits:Set,width:UnitWidth,maximumUnitCount:Int?=,zeroValueUnits:ZeroValueUnitsDisplayStrategy=,valueLengthLimits,fractionalPart:FractionalPartDisplayStrategy=)
     init(from:Decoder)
    UnitsStyle <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    UnkeyedDecodingContainer
    UnkeyedEncodingContainer
    Unmanaged #Instance /AtomicOptionalRepresentation /AtomicRepresentation
     <AtomicOptionalRepresentable <AtomicRepresentable
    UnmountOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    UnownedJob <CustomStringConvertible init(_:ExecutorJob) init(_:Job)
    UnownedSerialExecutor init(_) init(complexEquality) init(ordinary)
    UnownedTaskExecutor <Equatable init(_) init(ordinary)
    UnsafeBufferPointer #Element /AtomicRepresentation /Index /Indices /Iterator /SubSequence
     <AtomicRepresentable <BidirectionalCollection <Collection <ContiguousBytes
     <CustomDebugStringConvertible <DataProtocol <RandomAccessCollection <Sequence
     init(_:UnsafeMutableBufferPointer) init(rebasing:Slice) init(start:UnsafePointer?,count:Int)
     subscript(_:Int) subscript(_:Range)>Slice
    UnsafeBufferPointerIterator
    UnsafeConcurrentValue
    UnsafeContinuation #T,E
    UnsafeCurrentTask <Equatable <Hashable
    UnsafeMutableBufferPointer #Element /AtomicRepresentation /Index /Indices /Iterator
     /SubSequence <AtomicRepresentable <BidirectionalCollection <Collection <ContiguousBytes
     <CustomDebugStringConvertible <MutableCollection <RandomAccessCollection <Sequence
     init(mutating:UnsafeBufferPointer) init(rebasing:Slice)
     init(start:UnsafeMutablePointer?,count:Int) subscript(_:Int) subscript(_:Range)>Slice
    UnsafeMutablePointer #Pointee /AtomicOptionalRepresentation /AtomicRepresentation /Distance
     <AtomicOptionalRepresentable <AtomicRepresentable <CVarArg <Comparable
     <CustomDebugStringConvertible <CustomReflectable <Equatable <Hashable <Strideable init(_)
     init(_:OpaquePointer) init(_:OpaquePointer?) init(_:UnsafeMutablePointer)
     init(_:UnsafeMutablePointer?) init(bitPattern:Int) init(bitPattern:UInt)
     init(mutating:UnsafePointer) init(mutating:UnsafePointer?) subscript(_:Int)
    UnsafeMutableRawBufferPointer /AtomicRepresentation /Element /Index /Indices /Iterator
     /SubSequence <AtomicRepresentable <BidirectionalCollection <Collection <ContiguousBytes
     <CustomDebugStringConvertible <MutableCollection <RandomAccessCollection <Sequence
     init(_:UnsafeMutableBufferPointer) init(_:UnsafeMutableRawBufferPointer)
     init(mutating:UnsafeRawBufferPointer) init(rebasing:Slice)
     init(start:UnsafeMutableRawPointer?,count:Int) subscript(_:Int)>Element
     subscript(_:Range)>SubSequence
    UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer /AtomicOptionalRepresentation /AtomicRepresentation /Pointee
     <AtomicOptionalRepresentable <AtomicRepresentable <Comparable <CustomDebugStringConvertible
     <CustomReflectable <Equatable <Hashable <Strideable init(_) init(_:OpaquePointer)
     init(_:OpaquePointer?) init(_:UnsafeMutablePointer) init(_:UnsafeMutablePointer?)
     init(bitPattern:Int) init(bitPattern:UInt) init(mutating:UnsafeRawPointer)
     init(mutating:UnsafeRawPointer?)
    UnsafePointer #Pointee /AtomicOptionalRepresentation /AtomicRepresentation /Distance
     <AtomicOptionalRepresentable <AtomicRepresentable <CVarArg <Comparable
     <CustomDebugStringConvertible <CustomReflectable <Equatable <Hashable <Strideable init(_)
     init(_:OpaquePointer) init(_:OpaquePointer?) init(bitPattern:Int) init(bitPattern:UInt)
     subscript(_:Int)
    UnsafeRawBufferPointer /AtomicRepresentation /Element /Index /Indices /Iterator /SubSequence
     <AtomicRepresentable <BidirectionalCollection <Collection <ContiguousBytes
     <CustomDebugStringConvertible <DataProtocol <RandomAccessCollection <Sequence
     init(_:UnsafeBufferPointer) init(_:UnsafeMutableBufferPointer)
     init(_:UnsafeMutableRawBufferPointer) init(_:UnsafeRawBufferPointer) init(rebasing:Slice)
     init(start:UnsafeRawPointer?,count:Int) subscript(_:Int)>Element
     subscript(_:Range)>SubSequence
    UnsafeRawBufferPointerIterator
    UnsafeRawPointer /AtomicOptionalRepresentation /AtomicRepresentation /Pointee
     <AtomicOptionalRepresentable <AtomicRepresentable <Comparable <CustomDebugStringConvertible
     <CustomReflectable <Equatable <Hashable <Strideable init(_) init(_:OpaquePointer)
     init(_:OpaquePointer?) init(_:UnsafeMutablePointer) init(_:UnsafeMutablePointer?)
     init(_:UnsafeMutableRawPointer) init(_:UnsafeMutableRawPointer?) init(_:UnsafePointer)
     init(_:UnsafePointer?) init(bitPattern:Int) init(bitPattern:UInt)
    UnsafeSendable <Sendable
    UnsafeThrowingContinuation
    UnsignedInteger <AdditiveArithmetic <BinaryInteger <Comparable <CustomStringConvertible
     <Equatable <ExpressibleByIntegerLiteral <Hashable <Numeric <Strideable init(_) init(exactly)
    UserDefaults <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol init() init(suiteName:String?)
    UserInterfaceSizeClass ?
    VNBarcodeObservation ?
    VNCoreMLModel ?
    VNCoreMLRequest ?
    VNDetectBarcodesRequest ?
    VNDetectFaceRectanglesRequest ?
    VNFaceObservation ?
    VNImageRequestHandler ?
    VNObservation ?
    VNRecognizeTextRequest ?
    VNRecognizedText ?
    VNRecognizedTextObservation ?
    VNRequest ?
    VNSequenceRequestHandler ?
    VSplitView ?
    VStack <View ?
    VStackLayout ?
    ValidationError <CustomStringConvertible <Equatable <Error <Hashable init(_:Kind,_:Range)
     init(_:Kind,at:Int)
    Value <CustomStringConvertible <Decodable <Encodable <Equatable <ExpressibleByArrayLiteral
     <ExpressibleByDictionaryLiteral <ExpressibleByExtendedGraphemeClusterLiteral
     <ExpressibleByStringLiteral <ExpressibleByUnicodeScalarLiteral <Hashable <PredicateExpression
     <StandardPredicateExpression =RawValue init(_) init(arrayLiteral:String*)
     init(dictionaryLiteral*) init(from:Decoder) init(stringLiteral:String)
    ValueTransformer ?
    Values <Collection <CustomDebugStringConvertible <CustomStringConvertible <MutableCollection
     <Sequence subscript(_)
    Variable <CustomStringConvertible <Decodable <Encodable <PredicateExpression
     <StandardPredicateExpression init() init(from:Decoder)
    VariableID <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    VariableName <CustomStringConvertible <Equatable <Hashable init(_:String)
    Variant <CustomDebugStringConvertible <Decodable <Encodable <Equatable
     <ExpressibleByExtendedGraphemeClusterLiteral <ExpressibleByStringLiteral
     <ExpressibleByUnicodeScalarLiteral <Hashable =RawValue init(_:String) init(from:Decoder)
     init(stringLiteral:String)
    VectorArithmetic <AdditiveArithmetic <Equatable ?
    VerbatimFormatStyle <CustomConsumingRegexComponent <Decodable <DiscreteFormatStyle <Encodable
     <Equatable <FormatStyle <Hashable <ParseStrategy <ParseableFormatStyle <RegexComponent
     init(format:FormatString,locale:Locale?=,timeZone:TimeZone,calendar:Calendar)
     init(from:Decoder)
    VerbatimHour <Equatable <Hashable
    VerificationResult ?
    Version
    VersionedSchema ?
    VerticalAlignment ?
    VerticalEdge ?
    VideoPlayer ?
    View :Body ?
    ViewBuilder ?
    ViewDimensions ?
    ViewModifier :Body :Content ?
    ViewThatFits <View ?
    Visibility ?
    Void
    VolumeEnumerationOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable
     <SetAlgebra init(rawValue:UInt)
    WCSession ?
    WCSessionActivationState ?
    WCSessionDelegate ?
    WKApplication ?
    WKApplicationDelegate ?
    WKBackForwardList ?
    WKExtension ?
    WKExtensionDelegate ?
    WKFrameInfo ?
    WKHTTPCookieStore ?
    WKInterfaceButton ?
    WKInterfaceController ?
    WKInterfaceDevice ?
    WKInterfaceLabel ?
    WKInterfaceObjectRepresentable :Context :Coordinator :WKInterfaceObjectType <View ?
    WKInterfaceTable ?
    WKNavigation ?
    WKNavigationAction ?
    WKNavigationActionPolicy ?
    WKNavigationDelegate <NSObjectProtocol ?
    WKNavigationResponse ?
    WKNavigationResponsePolicy ?
    WKPreferences ?
    WKProcessPool ?
    WKScriptMessage ?
    WKScriptMessageHandler <NSObjectProtocol ?
    WKUIDelegate <NSObjectProtocol ?
    WKURLSchemeHandler ?
    WKURLSchemeTask ?
    WKUserContentController ?
    WKUserScript ?
    WKWebView <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSObject <NSObjectProtocol <NSResponder <NSView <UIResponder <UIView ?
    WKWebViewConfiguration ?
    WKWebpagePreferences ?
    WKWebsiteDataStore ?
    Week <Equatable <Hashable
    Weekday <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(from:Decoder)
     init(rawValue:String)
    Weight ?
    WheelDatePickerStyle ?
    WheelPickerStyle ?
    Widget :Body ?
    WidgetBundle :Body ?
    WidgetBundleBuilder ?
    WidgetCenter ?
    WidgetConfiguration :Body ?
    WidgetConfigurationIntent <AppIntent ?
    WidgetFamily ?
    Width <Decodable <Encodable <Equatable <Hashable <RawRepresentable init(rawValue:Int)
    Window <Scene ?
    WindowGroup <Scene ?
    WordPair /AtomicRepresentation <AtomicRepresentable <Comparable <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable init(first:UInt,second:UInt)
    Words <BidirectionalCollection <Collection <RandomAccessCollection <Sequence init(_:Int)
     init(_:Int16) init(_:Int32) init(_:Int64) init(_:Int8) init(_:UInt) init(_:UInt16)
     init(_:UInt32) init(_:UInt64) init(_:UInt8) subscript(_:Int)>UInt
    Wrapped
    WritableKeyPath #Root,Value <AnyKeyPath <CustomDebugStringConvertible <CustomStringConvertible
     <Decodable <Encodable <Equatable <Hashable <KeyPath <PartialKeyPath <PredicateExpression
     <Sendable <StandardPredicateExpression
    WriteOptions
    WritingDirection <CaseIterable <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    WritingDirectionAttribute <AttributedStringKey <DecodableAttributedStringKey
     <EncodableAttributedStringKey
    WritingOptions <Equatable <ExpressibleByArrayLiteral <OptionSet <RawRepresentable <SetAlgebra
     init(rawValue:UInt)
    XCNotificationExpectationHandler
    XCPredicateExpectationHandler
    XCTApplicationLaunchMetric ?
    XCTAttachment ?
    XCTCPUMetric ?
    XCTClockMetric ?
    XCTContext ?
    XCTMeasureOptions ?
    XCTMemoryMetric ?
    XCTMetric ?
    XCTNSNotificationExpectation /Handler <CustomStringConvertible <Equatable <Hashable <Sendable
     <XCTestExpectation
     init(name:Name,object=,notificationCenter:NotificationCenter=,file:StaticString=,line:Int=)
    XCTNSPredicateExpectation /Handler <CustomStringConvertible <Equatable <Hashable <Sendable
     <XCTestExpectation init(predicate:NSPredicate,object=,file:StaticString=,line:Int=)
    XCTOSSignpostMetric ?
    XCTPerformanceMetric <Equatable <Hashable <RawRepresentable init(_:String)
     init(rawValue:String)
    XCTSkip <Error init(_:String?=,file:StaticString=,line:UInt=)
    XCTWaiter /Result <CustomStringConvertible <Equatable init(delegate:XCTWaiterDelegate?=)
    XCTWaiterDelegate
    XCTest init()
    XCTestCase <XCTWaiterDelegate <XCTest init(name:String,testClosure:XCTestCaseClosure)
    XCTestCaseClosure
    XCTestCaseEntry
    XCTestCaseRun <XCTestRun
    XCTestError /Code <CustomNSError <CustomStringConvertible <Equatable <Error <Hashable
     init(_,userInfo:Dictionary=)
    XCTestExpectation <CustomStringConvertible <Equatable <Hashable <Sendable
     init(description:String=,file:StaticString=,line:Int=)
    XCTestObservation
    XCTestObservationCenter
    XCTestRun init(test:XCTest)
    XCTestSuite <XCTest init(name:String)
    XCTestSuiteRun <XCTestRun
    XCUIApplication ?
    XCUICoordinate ?
    XCUIDevice ?
    XCUIElement ?
    XCUIElementQuery ?
    XCUIScreen ?
    XCUIScreenshot ?
    XCWaitCompletionHandler
    XMLDTD <Collection <CustomDebugStringConvertible <CustomStringConvertible <Equatable <Hashable
     <NSCopying <NSObject <NSObjectProtocol <Sendable <Sequence <XMLNode init()
     init(contentsOf:URL,options:Options=) init(data:Data,options:Options=)
    XMLDTDNode /DTDKind <Collection <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCopying <NSObject <NSObjectProtocol <Sendable <Sequence <XMLNode
     init(kind:Kind,options:Options=) init(xmlString:String)
    XMLDocument /ContentKind <Collection <CustomDebugStringConvertible <CustomStringConvertible
     <Equatable <Hashable <NSCopying <NSObject <NSObjectProtocol <Sendable <Sequence <XMLNode
     init() init(contentsOf:URL,options:Options=) init(data:Data,options:Options=)
     init(rootElement:XMLElement?) init(xmlString:String,options:Options=)
    XMLElement <Collection <CustomDebugStringConvertible <CustomStringConvertible <Equatable
     <Hashable <NSCopying <NSObject <NSObjectProtocol <Sendable <Sequence <XMLNode
     init(kind:Kind,options:Options=) init(name:String) init(name:String,stringValue:String?)
     init(name:String,uri:String?) init(xmlString:String)
    XMLNode /Index /Kind /Options <Collection <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSCopying <NSObject <NSObjectProtocol
     <Sequence init() init(kind:Kind) init(kind:Kind,options:Options=) subscript(_:Index)>XMLNode
    XMLParser /ErrorCode /ExternalEntityResolvingPolicy <CustomDebugStringConvertible
     <CustomStringConvertible <Equatable <Hashable <NSObject <NSObjectProtocol
     init(contentsOf:URL) init(data:Data) init(stream:InputStream)
    XMLParserDelegate
    Year <Equatable <Hashable
    YearForWeekOfYear <Equatable <Hashable
    YieldResult
    ZStack <View ?
    ZStackLayout ?
    ZeroOrMore #Output <RegexComponent init(_:RegexComponent,_:RegexRepetitionBehavior?=)
     init(_:RegexRepetitionBehavior?=,_:f)
    ZeroValueUnitsDisplayStrategy <Decodable <Encodable <Equatable <Hashable init(from:Decoder)
    Zip ?
    Zip2Iterator
    Zip2Sequence #Sequence1,Sequence2 /Element /Iterator /Stream1 /Stream2 <Sequence
    Zip3 ?
    Zip4 ?
    os_unfair_lock ?
    tls_ciphersuite_t <Equatable <Hashable <RawRepresentable init(rawValue:UInt16)
    tls_protocol_version_t <Equatable <Hashable <RawRepresentable init(rawValue:UInt16)
    unichar
    uuid_string_t
    uuid_t
    """

  /// 390 names of functions, ordered by their UTF-8 bytes.
  static let functionText: StaticString = """
    NSClassFromString (_:String)>AnyClass
    NSContainsRect (_:NSRect,_:NSRect)>Bool
    NSDecimalAdd
     (_:UnsafeMutablePointer,_:UnsafePointer,_:UnsafePointer,_:RoundingMode)>CalculationError
    NSDecimalCompact (_:UnsafeMutablePointer)
    NSDecimalCompare (_:UnsafePointer,_:UnsafePointer)>ComparisonResult
    NSDecimalCopy (_:UnsafeMutablePointer,_:UnsafePointer)
    NSDecimalDivide
     (_:UnsafeMutablePointer,_:UnsafePointer,_:UnsafePointer,_:RoundingMode)>CalculationError
    NSDecimalIsNotANumber (_:UnsafePointer)>Bool
    NSDecimalMultiply
     (_:UnsafeMutablePointer,_:UnsafePointer,_:UnsafePointer,_:RoundingMode)>CalculationError
    NSDecimalMultiplyByPowerOf10
     (_:UnsafeMutablePointer,_:UnsafePointer,_:CShort,_:RoundingMode)>CalculationError
    NSDecimalNormalize
     (_:UnsafeMutablePointer,_:UnsafeMutablePointer,_:RoundingMode)>CalculationError
    NSDecimalPower (_:UnsafeMutablePointer,_:UnsafePointer,_:Int,_:RoundingMode)>CalculationError
    NSDecimalRound (_:UnsafeMutablePointer,_:UnsafePointer,_:Int,_:RoundingMode)
    NSDecimalString (_:UnsafePointer,_)>String
    NSDecimalSubtract
     (_:UnsafeMutablePointer,_:UnsafePointer,_:UnsafePointer,_:RoundingMode)>CalculationError
    NSDivideRect (_:NSRect,_:UnsafeMutablePointer,_:UnsafeMutablePointer,_:CGFloat,_:NSRectEdge)
    NSEdgeInsetsEqual (_:NSEdgeInsets,_:NSEdgeInsets)>Bool
    NSEdgeInsetsMake (_:CGFloat,_:CGFloat,_:CGFloat,_:CGFloat)>NSEdgeInsets
    NSEqualPoints (_:NSPoint,_:NSPoint)>Bool
    NSEqualRanges (_,_)>Bool
    NSEqualRects (_:NSRect,_:NSRect)>Bool
    NSEqualSizes (_:NSSize,_:NSSize)>Bool
    NSFullUserName ()>String
    NSGetSizeAndAlignment
     (_:UnsafePointer,_:UnsafeMutablePointer?,_:UnsafeMutablePointer?)>UnsafePointer
    NSHeight (_:NSRect)>CGFloat
    NSHomeDirectory ()>String
    NSHomeDirectoryForUser (_:String?)>String
    NSInsetRect (_:NSRect,_:CGFloat,_:CGFloat)>NSRect
    NSIntegralRect (_:NSRect)>NSRect
    NSIntegralRectWithOptions (_:NSRect,_:AlignmentOptions)>NSRect
    NSIntersectionRange (_,_)
    NSIntersectionRect (_:NSRect,_:NSRect)>NSRect
    NSIntersectsRect (_:NSRect,_:NSRect)>Bool
    NSIsEmptyRect (_:NSRect)>Bool
    NSLocalizedString
     (_:String,tableName:String?=,bundle:Bundle=,value:String=,comment:String)>String
    NSLocationInRange (_:Int,_)>Bool
    NSLog (_:String,_:CVarArg*)
    NSLogv (_:String,_:CVaListPointer)
    NSMakePoint (_:CGFloat,_:CGFloat)>NSPoint
    NSMakeRange (_:Int,_:Int)
    NSMakeRect (_:CGFloat,_:CGFloat,_:CGFloat,_:CGFloat)>NSRect
    NSMakeSize (_:CGFloat,_:CGFloat)>NSSize
    NSMaxRange (_)>Int
    NSMaxX (_:NSRect)>CGFloat
    NSMaxY (_:NSRect)>CGFloat
    NSMidX (_:NSRect)>CGFloat
    NSMidY (_:NSRect)>CGFloat
    NSMinX (_:NSRect)>CGFloat
    NSMinY (_:NSRect)>CGFloat
    NSMouseInRect (_:NSPoint,_:NSRect,_:Bool)>Bool
    NSOffsetRect (_:NSRect,_:CGFloat,_:CGFloat)>NSRect
    NSPageSize ()>Int
    NSPointFromCGPoint (_:CGPoint)>NSPoint
    NSPointFromString (_:String)>NSPoint
    NSPointInRect (_:NSPoint,_:NSRect)>Bool
    NSPointToCGPoint (_:NSPoint)>CGPoint
    NSRangeFromString (_:String)
    NSRectFromCGRect (_:CGRect)>NSRect
    NSRectFromString (_:String)>NSRect
    NSRectToCGRect (_:NSRect)>CGRect
    NSRoundDownToMultipleOfPageSize (_:Int)>Int
    NSRoundUpToMultipleOfPageSize (_:Int)>Int
    NSSearchPathForDirectoriesInDomains
     (_:SearchPathDirectory,_:SearchPathDomainMask,_:Bool)>Array
    NSSizeFromCGSize (_:CGSize)>NSSize
    NSSizeFromString (_:String)>NSSize
    NSSizeToCGSize (_:NSSize)>CGSize
    NSStringFromClass (_:AnyClass)>String
    NSStringFromPoint (_:NSPoint)>String
    NSStringFromRange (_)>String
    NSStringFromRect (_:NSRect)>String
    NSStringFromSize (_:NSSize)>String
    NSStringToDecimal (_:String,processedLength:UnsafeMutablePointer,result:UnsafeMutablePointer)
    NSTemporaryDirectory ()>String
    NSUnionRange (_,_)
    NSUnionRect (_:NSRect,_:NSRect)>NSRect
    NSUserName ()>String
    NSWidth (_:NSRect)>CGFloat
    XCTAssert (_:Bool,_:String=,file:StaticString=,line:UInt=)
    XCTAssertEqual (_,_,_:String=,file:StaticString=,line:UInt=)
     (_,_,accuracy,_:String=,file:StaticString=,line:UInt=)
    XCTAssertEqualWithAccuracy (_,_,accuracy,_:String=,file:StaticString=,line:UInt=)
    XCTAssertFalse (_:Bool,_:String=,file:StaticString=,line:UInt=)
    XCTAssertGreaterThan (_,_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertGreaterThanOrEqual (_,_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertIdentical (_:AnyObject?,_:AnyObject?,_:String=,file:StaticString=,line:UInt=)
    XCTAssertLessThan (_,_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertLessThanOrEqual (_,_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertNil (_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertNoThrow (_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertNotEqual (_,_,_:String=,file:StaticString=,line:UInt=)
     (_,_,accuracy,_:String=,file:StaticString=,line:UInt=)
    XCTAssertNotEqualWithAccuracy (_,_,_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertNotIdentical (_:AnyObject?,_:AnyObject?,_:String=,file:StaticString=,line:UInt=)
    XCTAssertNotNil (_,_:String=,file:StaticString=,line:UInt=)
    XCTAssertThrowsError (_,_:String=,file:StaticString=,line:UInt=,_:f=)
    XCTAssertTrue (_:Bool,_:String=,file:StaticString=,line:UInt=)
    XCTFail (_:String=,file:StaticString=,line:UInt=)
    XCTMain (_:Array)>Never (_:Array,arguments:Array)>Never
     (_:Array,arguments:Array,observers:Array)>Never
     (_:Array,arguments:Array=,observers:Array?=)>CInt
    XCTSkipIf (_:Bool,_:String?=,file:StaticString=,line:UInt=)
    XCTSkipUnless (_:Bool,_:String?=,file:StaticString=,line:UInt=)
    XCTUnwrap (_,_:String=,file:StaticString=,line:UInt=)
    abs (_)
    accept (_,_,_)
    access (_,_)
    acos (_:CGFloat)>CGFloat
    acosh (_:CGFloat)>CGFloat
    all (_:SIMDMask)>Bool
    any (_:SIMDMask)>Bool
    asin (_:CGFloat)>CGFloat
    asinh (_:CGFloat)>CGFloat
    assert (_:Bool,_:String=,file:StaticString=,line:UInt=)
    assertionFailure (_:String=,file:StaticString=,line:UInt=)
    async (priority:TaskPriority?=,operation:f)>Task
    asyncDetached (priority:TaskPriority?=,operation:f)>Task
    asyncTest (_:f)
    atan (_:CGFloat)>CGFloat
    atan2 (_:CGFloat,_:CGFloat)>CGFloat
    atanh (_:CGFloat)>CGFloat
    atof (_)
    atoi (_)
    atomicMemoryFence (ordering:AtomicUpdateOrdering)
    bind (_,_,_)
    bsearch (_,_,_,_,_)
    buildDefaultDistributedRemoteActorExecutor (_)>UnownedSerialExecutor
    calloc (_,_)
    cbrt (_:CGFloat)>CGFloat
    ceil (_)
    chdir (_)
    chmod (_,_)
    chown (_,_,_)
    clock_gettime (_,_)
    close (_)
    closedir (_)
    confirmation
     (_:Comment?=,expectedCount:Int=,isolation:Actor?=,sourceLocation:SourceLocation=,_:f)
     (_:Comment?=,expectedCount:RangeExpression,isolation:Actor?=,sourceLocation:SourceLocation=,_:f)
    connect (_,_,_)
    copysign (_:CGFloat,_:CGFloat)>CGFloat
    cos (_:CGFloat)>CGFloat
    cosh (_:CGFloat)>CGFloat
    debugPrint (_*,separator:String=,terminator:String=)
     (_*,separator:String=,terminator:String=,to)
    detach (priority:TaskPriority?=,operation:f)>Task
    dispatchMain ()>Never
    dispatchPrecondition (condition:DispatchPredicate,file:StaticString=,line:UInt=)
    dlclose (_)
    dlerror ()
    dlopen (_,_)
    dlsym (_,_)
    dump (_,name:String?=,indent:Int=,maxDepth:Int=,maxItems:Int=)
     (_,to,name:String?=,indent:Int=,maxDepth:Int=,maxItems:Int=)
    dup (_)
    dup2 (_,_)
    erf (_:CGFloat)>CGFloat
    erfc (_:CGFloat)>CGFloat
    exchange (_,with)
    execv (_,_)
    execve (_,_,_)
    execvp (_,_)
    exit (_)
    exp (_:CGFloat)>CGFloat
    exp2 (_:CGFloat)>CGFloat
    expm1 (_:CGFloat)>CGFloat
    extendLifetime (_)
    extractIsolation (_:f)>Actor
    fabs (_)
    fatalError (_:String=,file:StaticString=,line:UInt=)>Never
    fclose (_)
    fcntl (_,_,_*)
    fdim (_:CGFloat,_:CGFloat)>CGFloat
    fdopen (_,_)
    fflush (_)
    fgets (_,_,_)
    fileno (_)
    flock (_,_)
    floor (_)
    fmax (_:CGFloat,_:CGFloat)>CGFloat
    fmin (_:CGFloat,_:CGFloat)>CGFloat
    fopen (_,_)
    fork ()
    fprintf (_,_,_*)
    fputs (_,_)
    fread (_,_,_,_)
    free (_)
    freeaddrinfo (_)
    frexp (_:CGFloat)
    fseek (_,_,_)
    fstat (_,_)
    fsync (_)
    ftell (_)
    ftruncate (_,_)
    fwrite (_,_,_,_)
    getaddrinfo (_,_,_,_)
    getcwd (_,_)
    getegid ()
    getenv (_)
    geteuid ()
    getgid ()
    getline (_,_,_)
    getpeername (_,_,_)
    getpid ()
    getppid ()
    getpwnam (_)
    getpwuid (_)
    getrlimit (_,_)
    getrusage (_,_)
    getsockname (_,_,_)
    getsockopt (_,_,_,_,_)
    gettimeofday (_,_)
    getuid ()
    gmtime (_)
    htonl (_)
    htons (_)
    hypot (_:CGFloat,_:CGFloat)>CGFloat
    ilogb (_:CGFloat)>Int
    inet_ntop (_,_,_,_)
    inet_pton (_,_,_)
    ioctl (_,_,_*)
    isKnownUniquelyReferenced (_)>Bool
    isatty (_)
    j0 (_:CGFloat)>CGFloat
    j1 (_:CGFloat)>CGFloat
    jn (_:Int,_:CGFloat)>CGFloat
    kill (_,_)
    ldexp (_:CGFloat,_:Int)>CGFloat
    lgamma (_:CGFloat)
    link (_,_)
    listen (_,_)
    localtime (_)
    log (_:CGFloat)>CGFloat
    log10 (_:CGFloat)>CGFloat
    log1p (_:CGFloat)>CGFloat
    log2 (_:CGFloat)>CGFloat
    logb (_:CGFloat)>CGFloat
    lseek (_,_,_)
    lstat (_,_)
    malloc (_)
    max (_,_) (_,_,_,_*)
    memcmp (_,_,_)
    memcpy (_,_,_)
    memmove (_,_,_)
    memset (_,_,_)
    min (_,_) (_,_,_,_*)
    mkdir (_,_)
    mkdtemp (_)
    mkfifo (_,_)
    mkstemp (_)
    mktime (_)
    mmap (_,_,_,_,_,_)
    modf (_:CGFloat)
    munmap (_,_)
    nan (_:String)>CGFloat
    nanosleep (_,_)
    nearbyint (_:CGFloat)>CGFloat
    nextafter (_:CGFloat,_:CGFloat)>CGFloat
    ntohl (_)
    ntohs (_)
    numericCast (_)
    open (_,_,_*)
    openat (_,_,_,_*)
    opendir (_)
    pclose (_)
    perror (_)
    pipe (_)
    pointwiseMax (_,_)
    pointwiseMin (_,_)
    poll (_,_,_)
    popen (_,_)
    posix_spawn (_,_,_,_,_,_)
    pow (_:CGFloat,_:CGFloat)>CGFloat (_:Decimal,_:Int)>Decimal
    pread (_,_,_,_)
    precondition (_:Bool,_:String=,file:StaticString=,line:UInt=)
    preconditionFailure (_:String=,file:StaticString=,line:UInt=)>Never
    print (_*,separator:String=,terminator:String=) (_*,separator:String=,terminator:String=,to)
    printf (_,_*)
    putenv (_)
    puts (_)
    pwrite (_,_,_,_)
    qsort (_,_,_,_)
    raise (_)
    rand ()
    read (_,_,_)
    readLine (strippingNewline:Bool=)>String
    readdir (_)
    readlink (_,_,_)
    readv (_,_,_)
    realloc (_,_)
    realpath (_,_)
    recv (_,_,_,_)
    recvfrom (_,_,_,_,_,_)
    recvmsg (_,_,_)
    remove (_)
    remquo (_:CGFloat,_:CGFloat)
    rename (_,_)
    repeatElement (_,count:Int)>Repeated
    rewind (_)
    rint (_:CGFloat)>CGFloat
    rmdir (_)
    round (_)
    scalbn (_:CGFloat,_:Int)>CGFloat
    select (_,_,_,_,_)
    send (_,_,_,_)
    sendmsg (_,_,_)
    sendto (_,_,_,_,_,_)
    sequence (first,next:f)>UnfoldFirstSequence (state,next:f)>UnfoldSequence
    setenv (_,_,_)
    setlocale (_,_)
    setrlimit (_,_)
    setsid ()
    setsockopt (_,_,_,_,_)
    shutdown (_,_)
    sigaction (_,_,_)
    signal (_,_)
    sin (_:CGFloat)>CGFloat
    sinh (_:CGFloat)>CGFloat
    sleep (_)
    snprintf (_,_,_,_*)
    socket (_,_,_)
    socketpair (_,_,_,_)
    sqrt (_)
    srand (_)
    stat (_,_)
    strcasecmp (_,_)
    strcat (_,_)
    strchr (_,_)
    strcmp (_,_)
    strcpy (_,_)
    strdup (_)
    strerror (_)
    strftime (_,_,_,_)
    stride (from,through,by)>StrideThrough (from,to,by)>StrideTo
    strlen (_)
    strncmp (_,_,_)
    strncpy (_,_,_)
    strrchr (_,_)
    strstr (_,_)
    strtod (_,_)
    strtol (_,_,_)
    strtoul (_,_,_)
    swap (_,_)
    swift_unboxFromSwiftValueWithType (_:AnyObject,_:UnsafeMutablePointer)>Bool
    symlink (_,_)
    sysconf (_)
    tan (_:CGFloat)>CGFloat
    tanh (_:CGFloat)>CGFloat
    tcgetattr (_,_)
    tcsetattr (_,_,_)
    testCase (_:Array)>XCTestCaseEntry
    tgamma (_:CGFloat)>CGFloat
    time (_)
    tolower (_)
    toupper (_)
    transcode (_,from,to,stoppingOnError:Bool,into:f)>Bool
    trunc (_)
    truncate (_,_)
    ttyname (_)
    type (of)
    umask (_)
    uname (_)
    unlink (_)
    unsafeBitCast (_,to)
    unsafeDowncast (_:AnyObject,to)
    unsetenv (_)
    usleep (_)
    vfork ()
    vprintf (_,_)
    wait (_)
    waitpid (_,_,_)
    withCheckedContinuation (isolation:Actor?=,function:String=,_:f)
    withCheckedThrowingContinuation (isolation:Actor?=,function:String=,_:f)
    withDiscardingTaskGroup (returning=,isolation:Actor?=,body:f)
    withExtendedLifetime (_,_:f)
    withKnownIssue
     (_:Comment?=,isIntermittent:Bool=,isolation:Actor?=,sourceLocation:SourceLocation=,_:f)
     (_:Comment?=,isIntermittent:Bool=,isolation:Actor?=,sourceLocation:SourceLocation=,_:f,when:f=,matching:KnownIssueMatcher=)
     (_:Comment?=,isIntermittent:Bool=,sourceLocation:SourceLocation=,_:f)
     (_:Comment?=,isIntermittent:Bool=,sourceLocation:SourceLocation=,_:f,when:f=,matching:KnownIssueMatcher=)
    withObservationTracking (_:f,onChange:Void)
    withTaskCancellationHandler (handler:f,operation:f) (operation:f,onCancel:f,isolation:Actor?=)
    withTaskExecutorPreference (_:TaskExecutor?,isolation:Actor?=,operation:f)
    withTaskGroup (of=,returning=,isolation:Actor?=,body:f)
    withTaskPriorityEscalationHandler (operation:f,onPriorityEscalated:f)
    withThrowingDiscardingTaskGroup (returning=,isolation:Actor?=,body:f)
    withThrowingTaskGroup (of=,returning=,isolation:Actor?=,body:f)
    withUnsafeBytes (of,_:f)
    withUnsafeContinuation (isolation:Actor?=,_:f)
    withUnsafeCurrentTask (body:f)
    withUnsafeMutableBytes (of,_:f)
    withUnsafeMutablePointer (to,_:f)
    withUnsafePointer (to,_:f)
    withUnsafeTemporaryAllocation (byteCount:Int,alignment:Int,_:f) (of,capacity:Int,_:f)
    withUnsafeThrowingContinuation (isolation:Actor?=,_:f)
    withVaList (_:Array,_:f)
    withoutActuallyEscaping (_,do:f)
    write (_,_,_)
    writev (_,_,_)
    y0 (_:CGFloat)>CGFloat
    y1 (_:CGFloat)>CGFloat
    yn (_:Int,_:CGFloat)>CGFloat
    zip (_,_)>Zip2Sequence
    """

  /// 58 names of members of Apple's frameworks with what their uses make of types, ordered by their UTF-8 bytes.
  static let shapeText: StaticString = """
    actionSheet View@SwiftUI(item:V,content:(V)->_)
    alert View@SwiftUI(item:V,content:(V)->_)
    allSatisfy Publisher(_:(Output)->_)
    append Publisher(_:_)->Self
    assertNoFailure Publisher(_:_)->Self
    autoconnect Publisher()->Self
    catch Publisher(_:(Failure)->_)->Self
    collect Publisher()->Self<[Output]> Publisher(_:_)->Self<[Output]>
    combineLatest Publisher(_:Publisher<A>)->Self<(Output,A)>
     Publisher(_:Publisher<A>,_:(Output,A)->T)->Self<T>
     Publisher(_:Publisher<A>,_:Publisher<B>)->Self<(Output,A,B)>
    compactMap Publisher(_:(Output)->T)->Self<T>
    contains Publisher(where:(Output)->_)
    debounce Publisher(for:_,scheduler:_,options:_)->Self
    delay Publisher(for:_,tolerance:_,scheduler:_,options:_)->Self
    drop Publisher(while:(Output)->_)->Self
    dropFirst Publisher(_:_)->Self
    eraseToAnyPublisher Publisher()->Self
    filter Publisher(_:(Output)->_)->Self
    first Publisher()->Self Publisher(where:(Output)->_)->Self
    flatMap Publisher(maxPublishers:_,_:(Output)->Publisher<T>)->Self<T>
    fullScreenCover View@SwiftUI(item:V,onDismiss:_,content:(V)->_)
    handleEvents
     Publisher(receiveSubscription:(_)->_,receiveOutput:(Output)->_,receiveCompletion:(_)->_,receiveCancel:_,receiveRequest:(_)->_)->Self
    last Publisher()->Self Publisher(where:(Output)->_)->Self
    makeConnectable Publisher()->Self
    map Publisher(_:(Output)->T)->Self<T>
    mapError Publisher(_:(Failure)->_)->Self
    max Publisher(by:(Output,Output)->_)->Self
    merge Publisher(with:_,_:_,_:_)->Self
    min Publisher(by:(Output,Output)->_)->Self
    navigationDestination View@SwiftUI(item:V,destination:(V)->_)
    onChange View@SwiftUI(of:V,initial:_,_:(V,V)->_) View@SwiftUI(of:V,perform:(V)->_)
    onReceive View@SwiftUI(_:Publisher<V>,perform:(V)->_)
    popover View@SwiftUI(item:V,attachmentAnchor:_,arrowEdge:_,content:(V)->_)
    prefix Publisher(_:_)->Self Publisher(while:(Output)->_)->Self
    prepend Publisher(_:_)->Self
    print Publisher(_:_,to:_)->Self
    receive Publisher(on:_,options:_)->Self
    reduce Publisher(_:T,_:(T,Output)->_)->Self<T>
    removeDuplicates Publisher()->Self Publisher(by:(Output,Output)->_)->Self
    replaceEmpty Publisher(with:_)->Self
    replaceError Publisher(with:_)->Self
    replaceNil Publisher(with:_)->Self
    retry Publisher(_:_)->Self
    scan Publisher(_:T,_:(T,Output)->_)->Self<T>
    setFailureType Publisher(to:_)->Self
    share Publisher()->Self
    sheet View@SwiftUI(item:V,onDismiss:_,content:(V)->_)
    sink Publisher(receiveValue:(Output)->_)
     Publisher(receiveCompletion:(_)->_,receiveValue:(Output)->_)
    subscribe Publisher(on:_,options:_)->Self
    task View@SwiftUI(id:V,priority:_,_:_)
    throttle Publisher(for:_,scheduler:_,latest:_)->Self
    timeout Publisher(_:_,scheduler:_,options:_,customError:_)->Self
    tryCatch Publisher(_:(Failure)->_)->Self
    tryCompactMap Publisher(_:(Output)->T)->Self<T>
    tryFilter Publisher(_:(Output)->_)->Self
    tryMap Publisher(_:(Output)->T)->Self<T>
    value CurrentValueSubject->Output
    values Publisher->[Output]
    zip Publisher(_:Publisher<A>)->Self<(Output,A)>
     Publisher(_:Publisher<A>,_:(Output,A)->T)->Self<T>
     Publisher(_:Publisher<A>,_:Publisher<B>)->Self<(Output,A,B)>
    """

  /// 22 names of members of which some types of Apple's frameworks have no others, ordered by their UTF-8 bytes.
  static let completeText: StaticString = """
    addArrangedSubview UIStackView
    controlSize View
    dequeueReusableCell UICollectionView UITableView
    dequeueReusableHeaderFooterView UITableView
    dequeueReusableSupplementaryView UICollectionView
    dismiss UIViewController
    font View
    init Color Image Label Picker
    insertArrangedSubview UIStackView
    navigationController UIViewController
    nibName UIViewController
    padding View
    present UIViewController
    presentedViewController UIViewController
    register UICollectionView UITableView
    removeArrangedSubview UIStackView
    reuseIdentifier UICollectionReusableView UITableViewCell UITableViewHeaderFooterView
    setBackgroundImage UIButton
    setImage UIButton
    setTitle UIButton
    setTitleColor UIButton
    show UIViewController
    """

  /// The modules of the toolchain, whose public names are all in the tables.
  static let moduleText: StaticString = """
    Dispatch
    Distributed
    Foundation
    FoundationEssentials
    FoundationInternationalization
    FoundationNetworking
    FoundationXML
    Observation
    RegexBuilder
    Swift
    Synchronization
    Testing
    XCTest
    _Concurrency
    _StringProcessing
    """

  /// The types that every file sees, whatever it imports.
  static let standardText: StaticString = """
    Actor
    AdditiveArithmetic
    AnyActor
    AnyBidirectionalCollection
    AnyClass
    AnyCollection
    AnyHashable
    AnyIndex
    AnyIterator
    AnyKeyPath
    AnyObject
    AnyRandomAccessCollection
    AnyRegexOutput
    AnySequence
    Array
    ArrayLiteralConvertible
    ArraySlice
    AsyncCompactMapSequence
    AsyncDropFirstSequence
    AsyncDropWhileSequence
    AsyncFilterSequence
    AsyncFlatMapSequence
    AsyncIteratorProtocol
    AsyncMapSequence
    AsyncPrefixSequence
    AsyncPrefixWhileSequence
    AsyncSequence
    AsyncStream
    AsyncThrowingCompactMapSequence
    AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence
    AsyncThrowingMapSequence
    AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream
    BidirectionalCollection
    BidirectionalIndexable
    BidirectionalSlice
    BinaryFloatingPoint
    BinaryInteger
    BitwiseCopyable
    Bool
    BooleanLiteralConvertible
    BooleanLiteralType
    CBool
    CChar
    CChar16
    CChar32
    CChar8
    CDouble
    CFloat
    CFloat16
    CInt
    CLong
    CLongDouble
    CLongLong
    CShort
    CSignedChar
    CUnsignedChar
    CUnsignedInt
    CUnsignedLong
    CUnsignedLongLong
    CUnsignedShort
    CVaListPointer
    CVarArg
    CWideChar
    CancellationError
    CaseIterable
    Character
    CheckedContinuation
    Clock
    ClosedRange
    ClosedRangeIndex
    Codable
    CodingKey
    CodingKeyRepresentable
    CodingUserInfoKey
    Collection
    CollectionDifference
    CollectionOfOne
    CommandLine
    Comparable
    ConcurrentValue
    ContiguousArray
    ContinuousClock
    Copyable
    CountableClosedRange
    CountablePartialRangeFrom
    CountableRange
    CustomConsumingRegexComponent
    CustomDebugStringConvertible
    CustomLeafReflectable
    CustomPlaygroundDisplayConvertible
    CustomPlaygroundQuickLookable
    CustomReflectable
    CustomStringConvertible
    Decodable
    Decoder
    DecodingError
    DefaultBidirectionalIndices
    DefaultIndices
    DefaultRandomAccessIndices
    DefaultStringInterpolation
    Dictionary
    DictionaryIndex
    DictionaryIterator
    DictionaryLiteral
    DictionaryLiteralConvertible
    DiscardingTaskGroup
    DiscontiguousSlice
    Double
    DropFirstSequence
    DropWhileSequence
    Duration
    DurationProtocol
    EmptyCollection
    EmptyIterator
    Encodable
    Encoder
    EncodingError
    EnumeratedIterator
    EnumeratedSequence
    Equatable
    Error
    Escapable
    Executor
    ExecutorJob
    ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral
    ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral
    ExpressibleByIntegerLiteral
    ExpressibleByNilLiteral
    ExpressibleByStringInterpolation
    ExpressibleByStringLiteral
    ExpressibleByUnicodeScalarLiteral
    ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterType
    FixedWidthInteger
    FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex
    FlattenCollection
    FlattenCollectionIndex
    FlattenSequence
    Float
    Float16
    Float32
    Float64
    Float80
    FloatLiteralConvertible
    FloatLiteralType
    FloatingPoint
    FloatingPointClassification
    FloatingPointRoundingRule
    FloatingPointSign
    GlobalActor
    Hashable
    Hasher
    Identifiable
    Indexable
    IndexableBase
    IndexingIterator
    InlineArray
    InstantProtocol
    Int
    Int128
    Int16
    Int32
    Int64
    Int8
    IntegerLiteralConvertible
    IntegerLiteralType
    IteratorOverOne
    IteratorProtocol
    IteratorSequence
    Job
    JobPriority
    JoinedIterator
    JoinedSequence
    KeyPath
    KeyValuePairs
    KeyedDecodingContainer
    KeyedDecodingContainerProtocol
    KeyedEncodingContainer
    KeyedEncodingContainerProtocol
    LazyBidirectionalCollection
    LazyCollection
    LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection
    LazyDropWhileIndex
    LazyDropWhileIterator
    LazyDropWhileSequence
    LazyFilterBidirectionalCollection
    LazyFilterCollection
    LazyFilterIndex
    LazyFilterIterator
    LazyFilterSequence
    LazyMapBidirectionalCollection
    LazyMapCollection
    LazyMapIterator
    LazyMapRandomAccessCollection
    LazyMapSequence
    LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection
    LazyPrefixWhileIndex
    LazyPrefixWhileIterator
    LazyPrefixWhileSequence
    LazyRandomAccessCollection
    LazySequence
    LazySequenceProtocol
    LosslessStringConvertible
    MainActor
    ManagedBuffer
    ManagedBufferPointer
    MemoryLayout
    Mirror
    MirrorPath
    MutableBidirectionalSlice
    MutableCollection
    MutableIndexable
    MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice
    MutableRangeReplaceableSlice
    MutableRawSpan
    MutableSlice
    MutableSpan
    Never
    NilLiteralConvertible
    Numeric
    ObjectIdentifier
    OpaquePointer
    OptionSet
    Optional
    OutputRawSpan
    OutputSpan
    PartialAsyncTask
    PartialKeyPath
    PartialRangeFrom
    PartialRangeThrough
    PartialRangeUpTo
    PlaygroundQuickLook
    PrefixSequence
    RandomAccessCollection
    RandomAccessIndexable
    RandomAccessSlice
    RandomNumberGenerator
    Range
    RangeExpression
    RangeReplaceableBidirectionalSlice
    RangeReplaceableCollection
    RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice
    RangeReplaceableSlice
    RangeSet
    RawRepresentable
    RawSpan
    ReferenceWritableKeyPath
    Regex
    RegexComponent
    RegexRepetitionBehavior
    RegexSemanticLevel
    RegexWordBoundaryKind
    Repeated
    Result
    ReversedCollection
    ReversedIndex
    ReversedRandomAccessCollection
    SIMD
    SIMD16
    SIMD2
    SIMD3
    SIMD32
    SIMD4
    SIMD64
    SIMD8
    SIMDMask
    SIMDScalar
    SIMDStorage
    Sendable
    SendableMetatype
    Sequence
    SerialExecutor
    Set
    SetAlgebra
    SetIndex
    SetIterator
    SignedInteger
    SignedNumeric
    SingleValueDecodingContainer
    SingleValueEncodingContainer
    Slice
    Span
    StaticBigInt
    StaticString
    StrideThrough
    StrideThroughIterator
    StrideTo
    StrideToIterator
    Strideable
    String
    StringInterpolationConvertible
    StringInterpolationProtocol
    StringLiteralConvertible
    StringLiteralType
    StringProtocol
    Substring
    SuspendingClock
    SystemRandomNumberGenerator
    Task
    TaskExecutor
    TaskGroup
    TaskLocal
    TaskPriority
    TextOutputStream
    TextOutputStreamable
    ThrowingDiscardingTaskGroup
    ThrowingTaskGroup
    UInt
    UInt128
    UInt16
    UInt32
    UInt64
    UInt8
    UTF16
    UTF32
    UTF8
    UTF8Span
    UnboundedRange
    UnboundedRange_
    UnfoldFirstSequence
    UnfoldSequence
    Unicode
    UnicodeCodec
    UnicodeDecodingResult
    UnicodeScalar
    UnicodeScalarLiteralConvertible
    UnicodeScalarType
    UnkeyedDecodingContainer
    UnkeyedEncodingContainer
    Unmanaged
    UnownedJob
    UnownedSerialExecutor
    UnownedTaskExecutor
    UnsafeBufferPointer
    UnsafeBufferPointerIterator
    UnsafeConcurrentValue
    UnsafeContinuation
    UnsafeCurrentTask
    UnsafeMutableBufferPointer
    UnsafeMutablePointer
    UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer
    UnsafePointer
    UnsafeRawBufferPointer
    UnsafeRawBufferPointerIterator
    UnsafeRawPointer
    UnsafeSendable
    UnsafeThrowingContinuation
    UnsignedInteger
    Void
    WritableKeyPath
    Zip2Iterator
    Zip2Sequence
    """
}

// Written by Scripts/sdk-names, from the toolchain and Scripts/lib/apple-names.txt.
// Toolchain: swift-6.3.1-RELEASE, x86_64-unknown-linux-gnu

/// The names of all public members, types and functions of the standard library, Foundation and Apple's
/// frameworks: without arguments, operators and names that start with an underscore.
enum SDKNames {
  /// 6546 names of members, ordered by their UTF-8 bytes.
  static let memberText: StaticString = """
    AES_128_GCM_SHA256 AES_256_GCM_SHA384 CHACHA20_POLY1305_SHA256 CancellationError DTDKind DTLSv10
    DTLSv12 E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EALREADY EBADF EBADMSG EBUSY
    ECANCELED ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA
    ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
    ECDHE_ECDSA_WITH_AES_256_CBC_SHA ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
    ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
    ECDHE_RSA_WITH_3DES_EDE_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA256
    ECDHE_RSA_WITH_AES_128_GCM_SHA256 ECDHE_RSA_WITH_AES_256_CBC_SHA
    ECDHE_RSA_WITH_AES_256_CBC_SHA384 ECDHE_RSA_WITH_AES_256_GCM_SHA384
    ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 ECHILD ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK
    EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ EINPROGRESS
    EINTR EINVAL EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN
    ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG
    ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTRECOVERABLE
    ENOTSOCK ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT
    EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE ETIME ETIMEDOUT
    ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV ISO8601 ISO8601Format NSCalendarDayChanged
    NSDidBecomeSingleThreaded NSFileHandleConnectionAccepted NSFileHandleDataAvailable
    NSFileHandleReadToEndOfFileCompletion NSHTTPCookieManagerCookiesChanged
    NSSystemTimeZoneDidChange NSThreadWillExit NSURLCredentialStorageChanged
    NSWillBecomeMultiThreaded RSA_WITH_3DES_EDE_CBC_SHA RSA_WITH_AES_128_CBC_SHA
    RSA_WITH_AES_128_CBC_SHA256 RSA_WITH_AES_128_GCM_SHA256 RSA_WITH_AES_256_CBC_SHA
    RSA_WITH_AES_256_CBC_SHA256 RSA_WITH_AES_256_GCM_SHA384 TLSv10 TLSv11 TLSv12 TLSv13 URL
    abbreviated abbreviation abbreviationDictionary abnormalClosure abortModal abortParsing above
    aboveLeft aboveRight absolute absoluteString absoluteURL accentColor
    acceptConnectionInBackgroundAndNotify acceptInput acceptsFirstMouse acceptsFirstResponder access
    accessibility accessibilityAction accessibilityActivate accessibilityAddTraits
    accessibilityAdjustableAction accessibilityAttributedLabel accessibilityChildren
    accessibilityCustomActions accessibilityDecrement accessibilityDifferentiateWithoutColor
    accessibilityElement accessibilityElements accessibilityElementsHidden accessibilityEnabled
    accessibilityFocused accessibilityFrame accessibilityHeading accessibilityHidden
    accessibilityHint accessibilityIdentifier accessibilityIncrement accessibilityInputLabels
    accessibilityInvertColors accessibilityLabel accessibilityPerformEscape
    accessibilityReduceMotion accessibilityReduceTransparency accessibilityRemoveTraits
    accessibilityRepresentation accessibilityRotor accessibilityScrollAction
    accessibilitySortPriority accessibilityTraits accessibilityValue accessibilityViewIsModal
    accessoryCircular accessoryInline accessoryRectangular accessoryType accessoryView accountStatus
    accounting accountingAlways accuracyAuthorization acquiring acquiringAndReleasing acreFeet acres
    actionAtItemEnd actionIdentifier actionSheet actions activate activateFileViewerSelecting
    activationState active activeProcessorCount activityType actorReady actorSystem actorSystemKey
    actualByteCount adaptive adaptivePresentationStyle add addAction addAnimations addAnnotation
    addAnnotations addArc addArrangedSubview addAttribute addAttributes addBarrierBlock addBehavior
    addBoundaryTimeObserver addButton addCharacters addChild addClip addCompletion addConstraint
    addConstraints addCursorRect addCurve addDependency addEllipse addEntries addExecutionBlock
    addGestureRecognizer addImmediateTask addImmediateTaskUnlessCancelled addInput addInteraction
    addItem addKeyCommand addLayoutGuide addLine addLines addMotionEffect addNamespace addObjects
    addObserver addOperation addOperations addOutput addOverlay addOverlays addPath
    addPeriodicTimeObserver addPersistentStore addProduct addQuadCurve addRect addRects
    addRoundedRect addSublayer addSubview addSuite addTabViewItem addTableColumn addTarget addTask
    addTaskUnlessCancelled addTeardownBlock addTest addTestObserver addTestRun addTextField
    addTimeInterval addTrackingArea addUIInterruptionMonitor addUserInfoEntries addUserScript
    addValue addedToDirectoryDate addedToDirectoryDateKey adding addingAttributes addingObjects
    addingPercentEncoding addingProduct addingReportingOverflow addingTimeInterval
    additionalSafeAreaInsets address addresses adjective adjustedContentInset adjustingRanges
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageWhenHighlighted adlam
    adminApplicationDirectory administrativeArea adposition advanced adverb advertisingIdentifier
    affineTransform afghanistan afterDate afterOccurrences afterPrefix afterSuffix age aggregate
    ainu albania albanian alert alertStyle alerts algeria alignAllEdgesInward alignAllEdgesNearest
    alignAllEdgesOutward alignHeightInward alignHeightNearest alignHeightOutward alignMaxXInward
    alignMaxXNearest alignMaxXOutward alignMaxYInward alignMaxYNearest alignMaxYOutward
    alignMinXInward alignMinXNearest alignMinXOutward alignMinYInward alignMinYNearest
    alignMinYOutward alignRectFlipped alignWidthInward alignWidthNearest alignWidthOutward
    alignedDown alignedUp alignment alignmentGuide alignmentRectInsets all allApplicationsDirectory
    allBundles allCases allControlEvents allCredentials allDomainsMask allEditingEvents allEvents
    allFrameworks allHTTPHeaderFields allHeaderFields allKeys allLibrariesDirectory allObjects
    allPartitionsAndEjectDisk allSatisfy allTouchEvents allTouches allValues allocate allow
    allowCommentsAndWhitespace allowFragments allowLossy allowUserInteraction allowableMovement
    allowed allowedClasses allowedContentTypes allowedExternalEntityURLs allowedFields
    allowedFileTypes allowedInMemoryOnly allowedUnits allowsBackForwardNavigationGestures
    allowsBackgroundLocationUpdates allowsCellularAccess allowsDefaultTighteningForTruncation
    allowsEditing allowsFloats allowsHitTesting allowsJSON5 allowsKeyedCoding
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsNonnumericFormatting
    allowsSelection allowsTightening alpha alpha2 alpha3 alphaInfo alphanumeric alphanumerics
    alternateDescription alternateIconName alternateQuotationBeginDelimiter
    alternateQuotationBeginDelimiterKey alternateQuotationEndDelimiter
    alternateQuotationEndDelimiterKey alternatingContentBackgroundColors altitude always
    alwaysBounceHorizontal alwaysBounceVertical alwaysMapped alwaysOriginal
    alwaysShowsDecimalSeparator alwaysTemplate amPM amSymbol americanSamoa amharic ampereHours
    amperes anchor anchorPoint anchorPreference anchored anchorsMatchLineEndings anchorsMatchLines
    and andorra angola anguilla animatableData animate animateKeyframes animateTransition animation
    animationController animationDidStart animationDidStop animationDuration animationImages
    animationKeys animationRepeatCount animations animator annotation annotations antarctica
    antialiased antiguaBarbuda any anyDeclaration anyGraphemeCluster anyKey anyNonNewline anyObject
    anyOf apacheWestern apiMisused appStoreReceiptURL appTransportSecurityRequiresSecureConnection
    appearance append appendInterpolation appendItems appendLiteral appendOnly appendPathComponent
    appendPathExtension appendSections appending appendingFormat appendingPathComponent
    appendingPathExtension application applicationDidBecomeActive applicationDidEnterBackground
    applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationDirectory
    applicationIconBadgeNumber applicationIsScriptable applicationIsScriptableKey
    applicationScriptsDirectory applicationShouldHandleReopen applicationShouldTerminate
    applicationShouldTerminateAfterLastWindowClosed applicationState applicationSupportDirectory
    applicationSupportsShakeToEdit applicationWillEnterForeground applicationWillFinishLaunching
    applicationWillResignActive applicationWillTerminate apply applyTransform applying
    applyingFilter applyingSymbolConfiguration applyingTransform arabic arabicNastaliq arcMinutes
    arcSeconds archiveRootObject archivedData archiver archiverDidFinish archiverWillFinish
    areAnimationsEnabled ares argc argentina argumentDomain arguments armenia armenian
    arrangedSubviews array aruba asLocalActor asSerialExecutor asTaskExecutor
    asUnownedSerialExecutor asUnownedTaskExecutor asap ascender ascending ascensionIsland ascii
    asciiCapable asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace
    asciiOnlyWordCharacters asciiValue aspectRatio assamese assertForOverFulfill assertIsolated
    assertNoFailure assign assignCurrentContext assignID associatedBugs associativeList
    assumeIsolated assumesTopLevelDictionary assumingMemoryBound assyrian astronomicalUnits
    asymmetric async asyncAfter asyncUnlessCancelled atEnd atomic attach attachableValue
    attachedAbove attachedAboveRight attachedBelow attachedBelowLeft attachments attemptRecovery
    attoseconds attrib attribute attributeChanged attributeDeclaration attributeHasNoValueError
    attributeListNotFinishedError attributeListNotStartedError attributeModificationDate
    attributeModificationDateKey attributeNotFinishedError attributeNotStartedError
    attributeRedefinedError attributed attributedPlaceholder attributedStringValue attributedStyle
    attributedSubstring attributedText attributedTitle attributes attributesByName
    attributesOfFileSystem attributesOfItem australia austria authenticationCode
    authenticationMethod authorizationCode authorizationController authorizationStatus
    autocapitalization autocapitalizationType autoconnect autocorrectionDisabled autocorrectionType
    automatic automaticDimension automaticallyAdjustsScrollViewInsets
    automaticallyMergesChangesFromParent automaticallyNotifiesObservers autoresizesSubviews
    autoresizingMask autoreverse autoreverses autosaveEnabled autosaveName
    autosavedInformationDirectory autoupdatingCurrent availableCollations availableData
    availableIdentifiers availableLocaleIdentifiers availableNumberingSystems
    availableStringEncodings awakeFromFetch awakeFromInsert awakeFromNib awayFromZero axis
    azerbaijan azerbaijani backBarButtonItem backButtonDisplayMode backButtonTitle background
    backgroundColor backgroundConfiguration backgroundFilters backgroundPreferenceValue
    backgroundSessionInUseByAnotherProcess backgroundSessionRequiresSharedContainer
    backgroundSessionWasDisconnected backgroundStyle backgroundTimeRemaining backgroundView
    backingScaleFactor backward backwards badServerResponse badURL badge bahamas bahrain bangla
    bangladesh bankers bar barButtonItem barTintColor barbados barrier bars base base64
    base64EncodedData base64EncodedString base64URLAlphabet baseAddress baseBackgroundColor
    baseForegroundColor basePriority baseURL baseUnit baseUnitValue baselineAdjustment
    baselineOffset batteryLevel batteryState bcp47 becomeCurrent becomeDownload becomeFirstResponder
    beforePrefix beforeSuffix began beginAppearanceTransition beginBackgroundTask beginConfiguration
    beginEditing beginFromCurrentState beginIgnoringInteractionEvents beginInterval beginPath
    beginRefreshing beginSheet beginSheetModal beginTime beginTracking beginTransparencyLayer
    beginUndoGrouping beginUpdates beginningOfSentence beginsWith belarus belarusian belgium belize
    below belowLeft belowRight benin bermuda between bezelStyle bhutan bidirectionalCollectionLast
    bigEndian binade binary bindMemory binding biometryType bitPattern bitWidth bitmapRepresentation
    bits bitsPerComponent bitsPerPixel bitwiseAnd bitwiseOr bitwiseXor black blendMode block
    blockSpecial blue blur bodo body bold boldSystemFont bolivia bookmarkData bool boolValue border
    borderColor borderStyle borderWidth bordered borderedProminent borderless bosniaHerzegovina
    botswana bottom bottomAnchor bottomBar bottomLeading bottomToTop bottomTrailing bounces
    bouncesZoom bouncy boundarySupplementaryItems boundingBox boundingRect bounds bouvetIsland
    brazil breakpoint breakpointOnError brightness bringSubviewToFront britishVirginIslands
    broadcast brown brunei buddhist buffer bufferingNewest bufferingOldest bug buildBlock
    buildExpression buildLimitedAvailability buildPartialBlock build_Arg build_Arithmetic
    build_ClosedRange build_Comparison build_Conditional build_Conjunction build_Disjunction
    build_Division build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce
    build_NilLiteral build_NotEqual build_Range build_Remainder build_UnaryMinus build_allSatisfy
    build_contains build_evaluate build_filter build_flatMap build_max build_min build_starts
    build_subscript builtInPlugInsPath builtInPlugInsURL bulgaria bulgarian bundleIdentifier
    bundlePath bundleURL burkinaFaso burmese burundi bushels busy buttonBorderShape buttonStyle
    buttonType buttons byCharWrapping byClipping byComposedCharacterSequences byLines byParagraphs
    byPreparingForDisplay byTruncatingHead byTruncatingMiddle byTruncatingTail byValue
    byWordWrapping byte byteCount byteOffsets byteSwapped bytes bytesEqual bytesPerRow cString cache
    cachePolicy cachedResponse cachesDirectory calculateETA calculationMode calendar
    calendarIdentifier callAsFunction callAsyncJavaScript callIsActive callSignaling
    callStackReturnAddresses callStackSymbols callout calorie calories cambodia cameroon canAddInput
    canAddOutput canBeConverted canBecomeFirstResponder canBecomeFocused canCancelContentTouches
    canChooseDirectories canChooseFiles canCreateDirectories canEvaluatePolicy canGoBack
    canGoForward canInflect canInflectPreferredLocalization canInit canLoadObject canMakePayments
    canOpenURL canPerformAction canRedo canResignFirstResponder canSendMail canSendText canUndo
    canada canaryIslands cancel cancelAll cancelAllOperations cancelAuthenticationChallenge
    cancelGeocode cancelImageRequest cancelPeripheralConnection cancelPreviousPerformRequests
    cancelRequest cancelTracking canceling cancellationAction cancellationHandler cancelled
    cancelsTouchesInView cannotCloseFile cannotConnectToHost cannotCreateFile
    cannotDecodeContentData cannotDecodeRawData cannotFindHost cannotLoadFromNetwork cannotMoveFile
    cannotOpenFile cannotParseResponse cannotRemoveFile cannotWriteToFile canonicalCombiningClass
    canonicalIdentifier canonicalLanguageIdentifier canonicalLocaleIdentifier canonicalPath
    canonicalPathKey canonicalRequest canonicalXMLStringPreservingComments cantonese capHeight
    capacity capeVerde capitalizationContext capitalized capitalizedLetter capitalizedLetters
    caption caption2 captureOutput capturePhoto carats caribbeanNetherlands caseInsensitive
    caseInsensitiveCompare caseSensitive catalan catch category categoryIdentifier caymanIslands
    cdataAttribute cdataNotFinishedError ceiling cellForItem cellForRow cells celsius center
    centerXAnchor centerYAnchor centigrams centiliters centimeter centimeters centralAfricanRepublic
    centralManager centralManagerDidUpdateState ceutaMelilla cgColor cgContext cgImage chad
    chagosArchipelago changeCurrentDirectoryPath changed changedValues changesWhenCaseFolded
    changesWhenCaseMapped changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased
    changesWhenUppercased character characterDirection characterEncoding characterIsMember
    characterRefAtEOFError characterRefInDTDError characterRefInEpilogError
    characterRefInPrologError characterSpecial characters charactersEqual
    charactersIgnoringModifiers charactersToBeSkipped chartForegroundStyleScale chartLegend
    chartOverlay chartPlotStyle chartScrollableAxes chartXAxis chartXAxisLabel chartXScale
    chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYScale checkCancellation
    checkFileSystem checkForASCII checkForNFC checkIsolated checkResourceIsReachable checkmark
    cherokee child childCount childForStatusBarHidden childForStatusBarStyle childNode children
    chile chinaMainland chinese christmasIsland ciColor ciImage circular clamp clamped
    clampedToExtent class classFallbacksForKeyedArchiver classForCoder classForKeyedArchiver
    classForKeyedUnarchiver classNameForClass classNamed cldr clear clearButtonMode clearContents
    clearsContextBeforeDrawing clearsOnBeginEditing clearsOnInsertion clickCount clickedRow client
    clientCertificateRejected clientCertificateRequired clip clipShape clipped clippertonIsland
    clipsToBounds close closeCode closeFile closePath closePunctuation closeReason closeSubpath
    closed coalescedTouches cocosIslands code codeUnits coderInvalidValue coderReadCorrupt
    coderValueNotFound codingKey codingPath coefficient collapseItem collation collationIdentifier
    collatorIdentifier collect collection collectionCount collectionFirst collectionIsEmpty
    collectionView collectionViewContentSize collectionViewLayout collectionViews colombia colon
    colorInvert colorMultiply colorScheme colorSchemeContrast colorSpace colors column
    columnAutoresizingStyle columnNumber columns combine combineIdentifier combineLatest combined
    commands comment commentContainsDoubleHyphenError commentNotFinishedError commentURL comments
    commit commitConfiguration committedValues common commonISOCurrencyCodes commonPrefix comoros
    compact compactAppearance compactMap compactMapIssues compactMapValues compactName comparator
    compare compareExchange complete completeFileProtection completeFileProtectionUnlessOpen
    completeFileProtectionUntilFirstUserAuthentication completePath completeRequest
    completeTransition completeUnlessOpen completeUntilFirstUserAuthentication completed
    completedUnitCount completionBlock completionWithItemsHandler component components
    componentsJoined componentsToDisplay compositingGroup compoundPredicateType concatenate
    concatenating concurrencyType concurrent concurrentPerform condensedAbbreviated condition
    conditional conditionalSectionNotFinishedError conditionalSectionNotStartedError configuration
    configurationDisplayName configurationUpdateHandler configureWithDefaultBackground
    configureWithOpaqueBackground configureWithTransparentBackground confirm confirmationAction
    confirmationDialog confirmationMiscounted conforms congoBrazzaville congoKinshasa conjunction
    connect connectEndDate connectStartDate connectedScenes connectionProxyDictionary
    connectorPunctuation constant constantValue constraint constraints consuming container
    containerBackground containerRelativeFrame containerShape containerURL containerView
    containerViewWillLayoutSubviews containingRegion contains containsValue content
    contentAccessDate contentAccessDateKey contentCompressionResistancePriority contentConfiguration
    contentEdgeInsets contentHorizontalAlignment contentHuggingPriority contentInset
    contentInsetAdjustmentBehavior contentInsets contentLayoutGuide contentMargins
    contentMarginsDisabled contentMinSize contentMode contentModificationDate
    contentModificationDateKey contentOffset contentRect contentScaleFactor contentShape contentSize
    contentTransition contentVerticalAlignment contentView contentViewController contents
    contentsEqual contentsOfDirectory contextMenu continent continueAfterFailure continueAnimation
    continueLoading continueTracking continueWithoutCredential continuous contrast control
    controlAccentColor controlBackgroundColor controlCharacters controlGroupStyle controlSize
    controlTextColor controlTextDidBeginEditing controlTextDidChange controlTextDidEndEditing
    controller controllerDidChangeContent controllerWillChangeContent conversational
    conversationalDefaultDigits conversationalTwoDigits convert convertFromSnakeCase
    convertFromString convertToSnakeCase convertToString converted converter converting cookIslands
    cookieAcceptPolicy cookies coordinate coordinateSpace coptic copy copyBytes copyCGImage copyItem
    copyMemory copying coreServiceDirectory cornerCurve cornerRadius cornerStyle correction
    costaRica coulombs count countLimit countOfBytesClientExpectsToReceive
    countOfBytesClientExpectsToSend countOfBytesExpectedToReceive countOfBytesExpectedToSend
    countOfBytesReceived countOfBytesSent countOfIndexes countOfRequestBodyBytesBeforeEncoding
    countOfRequestBodyBytesSent countOfRequestHeaderBytesSent countOfResponseBodyBytesAfterDecoding
    countOfResponseBodyBytesReceived countOfResponseHeaderBytesReceived countStyle countryCode
    course coverVertical create createCGImage createDirectory createFile createSymbolicLink
    creationDate creationDateKey credentialState credentials critical croatia croatian cropped
    cropping crossDissolve ctm cuba cubicCentimeters cubicDecimeters cubicFeet cubicInches
    cubicKilometers cubicMeters cubicMiles cubicMillimeters cubicYards cups curaçao currency
    currencyAccounting currencyCode currencyDecimalSeparator currencyGroupingSeparator
    currencyISOCode currencyPlural currencySymbol current currentCodeUnitOffset currentContext
    currentDirectory currentDirectoryPath currentDirectoryURL currentDiskUsage currentEntitlements
    currentImage currentIndex currentItem currentLocaleDidChangeNotification currentMemoryUsage
    currentMode currentPage currentPageIndicatorTintColor currentPath currentPoint currentPriority
    currentRequest currentTime currentTitle currentTitleColor curveEaseIn curveEaseInOut
    curveEaseOut curveLinear custom customIconKey customMirror customPlaygroundQuickLook
    customPronoun customSpacing customUserAgent customized cyan cyprus cyrillic czech czechia
    côteDIvoire daily damping dangi danish dark darkGray darkText dash dashPunctuation data
    dataCorrupted dataCorruptedError dataDecodingStrategy dataDetectorTypes dataEncodingStrategy
    dataLengthExceedsMaximum dataNotAllowed dataProvider dataRepresentation dataSource dataTask
    dataTaskPublisher dataWrittenToMemoryStreamKey date dateComponents dateDecodingStrategy
    dateEncodingStrategy dateField dateFormat dateInterval dateIntervalOfWeekend datePickerMode
    datePickerStyle dateSeparator dateStyle dateTemplate dateTime dateTimeSeparator dates day
    dayOfYear daylightSaving daylightSavingTimeOffset days daysOfTheMonth daysOfTheYear deactivate
    deallocate debounce debug debugDescription decameters decelerationRate decigrams deciliters
    decimal decimalDigit decimalDigits decimalNumber decimalNumberDivideByZeroException
    decimalNumberExactnessException decimalNumberOverflowException decimalNumberUnderflowException
    decimalPad decimalSeparator decimalValue decimeters declareTypes decode decodeArray
    decodeAtomicOptionalRepresentation decodeAtomicRepresentation decodeBool decodeCInt
    decodeCString decodeData decodeDouble decodeErrorType decodeFloat decodeGenericSubstitutions
    decodeIfPresent decodeInt32 decodeInt64 decodeInteger decodeMarkdown decodeNextArgument
    decodeNil decodeObject decodePoint decodePropertyList decodeRect decodeReturnType decodeSize
    decodeValue decodingConfiguration decodingFailurePolicy decomposable decomposables
    decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
    decompressingAfterDownloading default defaultAppStorage defaultBehavior defaultCStringEncoding
    defaultCalendarForNewEvents defaultContentConfiguration defaultCredential defaultDate
    defaultDigits defaultDigitsNoAMPM defaultFocus defaultHigh defaultLow
    defaultMaxConcurrentOperationCount defaultPerformanceMetrics defaultPriority defaultScrollAnchor
    defaultTextAttributes defaultValue deferredToData deferredToDate definesPresentationContext
    degrees deinitialize deinitializeElement delay delaysContentTouches delaysTouchesBegan
    delaysTouchesEnded delegate delegateAbortedParseError delegateClass delegateQueue delete
    deleteAllSearchableItems deleteCharacters deleteCookie deleteDisabled deleteItems
    deleteLastPathComponent deletePathExtension deleteRows deleteSearchableItems deleteSections
    deletedModelsArray deletedObjects deletingLastPathComponent deletingPathExtension delimiter
    deliveredNotifications deltaX deltaY deminiaturize demoApplicationDirectory denmark dependencies
    dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary dequeueNotifications
    dequeueReusableCell dequeueReusableHeaderFooterView dequeueReusableSupplementaryView descendant
    descendants descender description descriptionInStringsFileFormat deselectAnnotation deselectItem
    deselectRow desiredAccuracy desktopDirectory destinationOfSymbolicLink destroyPersistentStore
    destructive destructiveAction detach detachNewThread detached detailButton
    detailDisclosureButton detailOnly detailTextLabel detents determiner devanagari
    developerApplicationDirectory developerDirectory developmentLocalization deviceIdentifier
    dhivehi diacriticInsensitive dialogIcon dictionary dictionaryRepresentation dictionaryWithValues
    didAccessValue didAddSubview didBecomeActiveNotification didBecomeInvalidNotification didBegin
    didChangeNotification didChangeValue didEnterBackgroundNotification didMove didMoveToSuperview
    didMoveToWindow didReceive didReceiveMemoryWarning didReceiveMemoryWarningNotification didSave
    didSet didTerminateNotification didTurnIntoFault diegoGarcia difference digit dimensions direct
    directionalLayoutMargins directory directoryAttributes disableAutocorrection disabled
    disablesAutomaticKeyboardDismissal discard disclosureGroupStyle disclosureIndicator
    discoverCharacteristics discoverServices discreteInput discreteProgress diskCapacity
    dismantleNSView dismantleNSViewController dismantleUIView dismantleUIViewController dismiss
    dismissSearch dismissWindow dismissalTransitionDidEnd dismissalTransitionWillBegin display
    displayIfNeeded displayLayer displayName displayPrice displayScale displayStyle distance
    distanceFilter distantFuture distantPast distinguishedNames distribution divide divideByZero
    divided dividedReportingOverflow dividing dividingFullWidth djibouti dnsLookupFailed dockTile
    doctypeDeclNotFinishedError document documentContentKind documentDirectory documentIdentifier
    documentIdentifierKey documentIncludeContentTypeDeclaration documentStartError documentTidyHTML
    documentTidyXML documentValidate documentView documentVisibleRect documentXInclude
    documentationDirectory doesNotRecognizeSelector doesRelativeDateFormatting dogri domain
    domainLookupEndDate domainLookupStartDate domainResolutionProtocol dominica dominicanRepublic
    donate doneRecording dotMatchesLineSeparators dotMatchesNewlines double doubleAbove doubleAction
    doubleBelow doubleColumn doubleTap doubleValue down download downloadDecodingFailedMidStream
    downloadDecodingFailedToComplete downloadTask downloading downloadsDirectory
    dragInteractionEnabled draggable draggingEntered draggingExited draggingUpdated draw
    drawHierarchy drawLinearGradient drawPath drawPrimitives drawRadialGradient drawText
    drawingGroup drawsAsynchronously drawsBackground drop dropDestination dropFirst dropLast dropped
    dtd dtdKind dtdNode duration durationField dutch dx dy dynamic dynamicTypeSize dzongkha eager
    earlierDate earliestBeginDate easeIn easeInOut easeOut eb ecuador edgeInsetsValue edges
    edgesForExtendedLayout edgesIgnoringSafeArea editButtonItem editMode editingChanged
    editingDidBegin editingDidEnd editingDidEndOnExit editingString effect effectValue
    effectiveAppearance effectiveIconKey effectiveLabel effectiveUserInterfaceLayoutDirection egypt
    elSalvador element elementContentDeclNotFinishedError elementContentDeclNotStartedError
    elementDeclaration elementKindSectionFooter elementKindSectionHeader elements elementsEqual
    emailAddress emitEvent emitterCells emitterPosition emitterShape emitterSize empty
    emptyDeclaration emptyDocumentError emptyInput enableBackgroundDelivery enabled
    enablesReturnKeyAutomatically enclosingMark encode encodeArray
    encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeBycopyObject
    encodeByrefObject encodeBytes encodeConditional encodeConditionalObject encodeIfPresent
    encodeNil encodePropertyList encodeRootObject encodeTestArgument encodeValue encodedData
    encodedHost encodedOffset encodedReplacementCharacter encodingConfiguration
    encodingNotSupportedError end endAppearanceTransition endBackgroundTask endDate endEditing
    endEncoding endEncountered endIgnoringInteractionEvents endIndex endInterval
    endLineWithCarriageReturn endLineWithLineFeed endOfLine endOfSubject endOfSubjectBeforeNewline
    endPoint endRefreshing endSheet endTracking endTransparencyLayer endUndoGrouping endUpdates
    ended endsWith enforceQoS english enqueue enqueued enter entities entitiesAttribute
    entitiesByName entity entityAttribute entityBoundaryError entityDeclaration
    entityIsExternalError entityIsParameterError entityName entityNotFinishedError
    entityNotStartedError entityRefAtEOFError entityRefInDTDError entityRefInEpilogError
    entityRefInPrologError entityRefLoopError entityReferenceMissingSemiError
    entityReferenceWithoutNameError entityValueRequiredError enum enumerate enumerateAttribute
    enumerateAttributes enumerateBytes enumerateChildNodes enumerateContacts enumerateDates
    enumerateKeysAndObjects enumerateLines enumerateMatches enumerateObjects enumerateRanges
    enumerateSubstrings enumerated enumerationAttribute enumerator environment environmentObject
    ephemeral equalCentering equalExpectedError equalSpacing equalTo equalToConstant equatable
    equatorialGuinea era eraSymbols eraseToAnyPublisher eraseToAnySubscriber eritrea error
    errorCaught errorCode errorDescription errorDomain errorOccurred errorUserInfo escalatePriority
    escaped escapedPattern escapedTemplate estimated estimatedAttachmentByteCount estimatedItemSize
    estimatedProgress estimatedRowHeight estimatedSectionHeaderHeight estimatedTimeRemainingKey
    estonia estonian eswatini ethiopia ethiopic ethiopicAmeteAlem ethiopicAmeteMihret evaluate
    evaluateJavaScript evaluatePolicy evaluateScript evaluatedObject evenHalf every
    evictsObjectsWithDiscardedContent exabits exabytes exbibits exbibytes exchange exchangeObject
    exchangeSubview excludedActivityTypes exclusively executableArchitectureMismatch
    executableArchitectures executableLink executableLoad executableNotLoadable executablePath
    executableRuntimeMismatch executableURL execute executeDistributedTarget executionBlocks
    executionCount exemplarCharacterSet exemplarLocation existingObject exists exit exitCode
    exitStatus expandItem expandItemAutomatically expandingTildeInPath expectation
    expectationDescription expectationFailed expectedContentLength expectedFulfillmentCount
    expirationHandler expires expiresDate explicit explicitAlignment exponent exponentBitCount
    exponentBitPattern exponentSymbol exportedInterface exportedObject exportsItemProviders
    expression extend extended extendedLayoutIncludesOpaqueBars extensionContext extensionHidden
    extent externalEntityResolvingPolicy externalRepresentation externalStandaloneEntityError
    externalSubsetNotFinishedError extraContentError extractValues extracting fadeIn fadeOut
    fahrenheit failWithError failingURL failure failureCount failureReason failureResponse
    failureURLString failureWhileWaiting falklandIslands false falseBranch familyName faroeIslands
    faroese fastestEncoding fathoms fault faultingState featureUnsupported feet feminine femtowatts
    fetch fetchAllRecordZones fetchAssetCollections fetchAssets fetchBatchSize fetchCount
    fetchIdentifiers fetchLimit fetchOffset fetchRequest fetchStartDate fetchUserRecordID
    fetchedObjects fiji file fileAllocatedSize fileAllocatedSizeKey fileAttributes
    fileCompletedCountKey fileCurrentOffsetKey fileDescriptor fileDoesNotExist fileExists
    fileExporter fileHandleForReading fileHandleForWriting fileHandleOperationException fileID
    fileImporter fileIsDirectory fileLocking fileManager fileManagerUnmountBusy
    fileManagerUnmountUnknown fileMover fileName fileNoSuchFile fileOperationKindKey filePath
    filePathURL fileProtectionMask fileReadCorruptFile fileReadInapplicableStringEncoding
    fileReadInvalidFileName fileReadNoPermission fileReadNoSuchFile fileReadTooLarge fileReadUnknown
    fileReadUnknownStringEncoding fileReadUnsupportedScheme fileResourceIdentifier
    fileResourceIdentifierKey fileResourceType fileResourceTypeKey fileSecurityKey fileSize
    fileSizeKey fileSystemRepresentation fileTotalCountKey fileURL fileURLKey fileWriteFileExists
    fileWriteInapplicableStringEncoding fileWriteInvalidFileName fileWriteNoPermission
    fileWriteOutOfSpace fileWriteUnknown fileWriteUnsupportedScheme fileWriteVolumeReadOnly fill
    fillColor fillEqually fillMode fillPath fillProportionally fillRule filled filter filterIssues
    filtered filteredIndexSet finalFrame finalPunctuation finalize finish finishAnimation
    finishDecoding finishEncoding finishTasksAndInvalidate finishTransaction finished finland
    finnish fire fireDate first firstAttribute firstBaselineAnchor firstDayOfWeek firstEqual
    firstIndex firstItem firstLineHeadIndent firstMatch firstMatchingPositionInSubject firstObject
    firstObjectCommon firstRange firstResponder firstTextBaseline firstWeekday fit fittingSize
    fittingSizeLevel fixed fixedSize flagsChanged flashScrollIndicators flatMap flatMapError
    flexible flipHorizontal flipsForRightToLeftLayoutDirection float floatValue floatingPointClass
    floor fluidOunces flush focusable focused focusedObject focusedSceneObject focusedSceneValue
    focusedValue folding font fontDescriptor fontDesign fontName fontWeight fontWidth foot
    footerReferenceSize footnote forEach forSession forceCastFailure forceUnwrapFailure
    forcedOrdering foregroundColor foregroundStyle foreignReference formIndex formIntersection
    formRemainder formSheet formSquareRoot formStyle formSymmetricDifference formTruncatingRemainder
    formUnion format formatOptions formatStyle formatWidth formatted formatting formattingContext
    forward forwardingTarget foundation fraction fractionComplete fractionCompleted fractionLength
    fractional fractionalHeight fractionalPartDisplay fractionalWidth fragment fragmentsAllowed
    frame frameLayoutGuide frameOfPresentedViewInContainerView france free freeCapacity french
    frenchGuiana frenchPolynesia frenchSouthernTerritories frequency friday fromOpaque fromValue
    frontmostApplication fula fulfill fulfilledExpectations fulfillment full fullName fullScreen
    fullScreenCover fullUserName fullwidthToHalfwidth function funlock furlongs gabon gallons gambia
    gaugeStyle gb general generalCategory generateCGImagesAsynchronously generated
    generatesCalendarDates generatesDecimalNumbers generationIdentifier generationIdentifierKey
    generic genericLocation genericName geocodeAddressString geometryGroup georgia georgian german
    germany gesture gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers get
    getAllTasks getBuffer getBytes getCString getCachedResponse getCharacters getCredentials
    getCurrentConfigurations getDefaultCredential getDeliveredNotifications getEra
    getFileSystemRepresentation getHour getHue getIndexes getLineStart getNotificationCategories
    getNotificationSettings getObjects getParagraphStart getPendingNotificationRequests getRed
    getRelationship getResourceValue getResult getSnapshot getSpecific getTasksWithCompletionHandler
    getTimeline getValue getWhite ghana gibibits gibibytes gibraltar gigabits gigabytes gigahertz
    gigapascals gigawatts givenName global globalDomain globallyUniqueString gmt goBack goForward
    goingAway gradians gram grammar grammaticalGender grams gramsPerLiter graphemeCluster graphical
    gravity gravityDirection gray grayscale greaterThan greaterThanOrEqual greaterThanOrEqualTo
    greaterThanOrEqualToConstant greatestFiniteMagnitude greece greek green greenland gregorian
    gregorianStartDate grenada gridCellAnchor gridCellColumns gridCellUnsizedAxes
    gridColumnAlignment groupBoxStyle groupOwnerAccountID groupOwnerAccountName grouped grouping
    groupingSeparator groupingSize groupsByEvent gtRequiredError guadeloupe guam guatemala guernsey
    guinea guineaBissau gujarati gurmukhi guyana haiti halfDown halfEven halfUp hanSimplified
    hanTraditional handle handleEvents handleIssue handler handlesExternalEvents hanifiRohingya
    hasBeenSkipped hasBytesAvailable hasChanges hasCommonParent hasDifferentColorAppearance
    hasDirectoryPath hasHiddenExtension hasHiddenExtensionKey hasImages
    hasItemConformingToTypeIdentifier hasMember hasMemberInPlane hasPassword
    hasPersistentChangedValues hasPointerRepresentation hasPrefix hasSpaceAvailable hasStrings
    hasSucceeded hasSuffix hasThousandSeparators hasURLs hash hashValue hawaiian headIndent header
    headerProminence headerReferenceSize headline heardMcdonaldIslands heavy hebrew hectares
    hectometers hectopascals height heightAnchor help helpAnchor hertz hexDigit hexDigitValue
    hexadecimal hfsCreatorCode hfsTypeCode hidden hide hidesBackButton hidesBarsOnSwipe
    hidesBottomBarWhenPushed hidesNavigationBarDuringPresentation hidesSearchBarWhenScrolling
    hidesWhenStopped hierarchical high highHalf highPriority highPriorityGesture highlighted
    highlightedImage highlightedTextColor hindi hiragana hiraganaToKatakana hitEnd hitTest
    hkdfDerivedSymmetricKey homeDirectory homeDirectoryForCurrentUser honduras hongKong horizontal
    horizontalAccuracy horizontalScrollIndicatorInsets horizontalSizeClass horizontalWhitespace
    horsepower host hostKey hostName hour hourCycle hourMinute hourMinuteSecond hourly hours
    hoverEffect html httpAdditionalHeaders httpBody httpBodyStream httpCookieAcceptPolicy
    httpCookieStorage httpCookieStore httpMaximumConnectionsPerHost httpMethod
    httpShouldHandleCookies httpShouldSetCookies httpShouldUsePipelining httpTooManyRedirects https
    hueRotation hungarian hungary hyphenationFactor ianaName iceland icelandic icu id idAttribute
    idRefAttribute idRefsAttribute identifier identifierForVendor identity identityToken igbo
    ignoreMetacharacters ignoreOutput ignoreUnknownCharacters ignoresCase ignoresSafeArea illegal
    illegalCharacters image imageAsset imageEdgeInsets imageOrientation imagePadding imagePlacement
    imageRendererFormat imageScale imageURL imageView images immediate immediateDetached immutable
    impactOccurred imperialFluidOunces imperialGallons imperialPints imperialQuarts
    imperialTablespoons imperialTeaspoons in inLiveResize inRange inactive inch inches
    inchesOfMercury includePendingChanges includesActualByteCount includesCount
    includesDirectoriesPostOrder includesPendingChanges includesPropertyValues includesSubentities
    includesUnit includingFractionalSeconds incorrectOrder increaseLength indentationLevel
    indentationWidth index indexGreaterThanIndex indexGreaterThanOrEqual indexLessThanIndex
    indexLessThanOrEqual indexOfObject indexOfObjectIdentical indexPath indexPathForItem
    indexPathForRow indexPathForSelectedRow indexPathsForSelectedItems indexPathsForSelectedRows
    indexPathsForVisibleItems indexPathsForVisibleRows indexRange indexSearchableItems
    indexViewStyle indexes indexesOfObjects india indian indices indigo indonesia indonesian
    inferFromPath inferringMoves infinite infinity inflectionAlternative inflectionRule info
    infoDictionary informativeText inherit inheritQoS inheritedByAddedText initialFrame
    initialLayoutAttributesForAppearingItem initialPunctuation initialVelocity initialize
    initializeElement initializeMemory initiallyInactive inline inner input inputAccessoryView
    inputItems inputKeys inputMethodsDirectory inputNode inputView insert insertArrangedSubview
    insertChild insertChildren insertItems insertNewObject insertRows insertSections insertSegment
    insertSublayer insertSubview insertTab insertTabViewItem insertText insertedModelsArray
    insertedObjects insertionIndex insertions inset insetBy insetGrouped
    insetsLayoutMarginsFromSafeArea inspector installTap instantiate
    instantiateInitialViewController instantiateViewController int16Value int32Value int64Value
    int8Value intValue integer integerAndFractionLength integerGreaterThan
    integerGreaterThanOrEqualTo integerLength integerLessThan integerLessThanOrEqualTo integerValue
    integral interGroupSpacing interSectionSpacing interactionControllerForDismissal
    interactionControllerForPresentation interactions interactiveDismissDisabled
    interactivePopGestureRecognizer interactiveSpring interfaceOrientation interjection
    internalError internalServerError internationalCurrencySymbol internationalRoamingOff
    interpolatingSpring interpolation interpolationMethod interrupt interrupted interruptionHandler
    intersect intersectSet intersection intersects intersectsSet interval intrinsicContentSize
    invalid invalidCharacterError invalidCharacterInEntityError invalidCharacterRefError
    invalidConditionalSectionError invalidDecimalCharacterRefError invalidEncodingError
    invalidEncodingNameError invalidFramePayloadData invalidGenericSubstitutions
    invalidHexCharacterRefError invalidInput invalidNonSurrogateCodePointByte invalidParameterCount
    invalidURIError invalidValue invalidate invalidateAndCancel invalidateCursorRects
    invalidateIntrinsicContentSize invalidateLayout invalidationConditions invalidationHandler
    inverse invert inverted invertedFulfillment invokeHandlerOnReturn invokeTest iotaSubscript iran
    iraq ireland irish isASCII isASCIIHexDigit isAbsolutePath isAccessibilityElement isActive
    isAdaptive isAliasFile isAliasFileKey isAlphabetic isAnimating isApplication isApplicationKey
    isAsynchronous isAtEnd isBaselineRelativeArrangement isBatteryMonitoringEnabled isBeingDismissed
    isBeingPresented isBezeled isBidiControl isBidiMirrored isBoldTextEnabled isBordered
    isCancellable isCancelled isCanonical isCanonicallyEquivalent isCanonicallyLessThan
    isCaseIgnorable isCased isCellular isCoderError isConstrained isContiguousUTF8 isContinuation
    isContinuous isCurrencySymbol isDash isDate isDateInToday isDateInTomorrow isDateInWeekend
    isDateInYesterday isDaylightSavingTime isDecelerating isDefaultIgnorableCodePoint
    isDeletableFile isDeleted isDeprecated isDescendant isDiacritic isDirectionalLockEnabled
    isDirectory isDirectoryKey isDiscretionary isDisjoint isDoubleSided isDragging isEditable
    isEditing isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing
    isEligibleForSearch isEmoji isEmojiModifier isEmojiModifierBase isEmojiPresentation isEmpty
    isEnabled isEqual isEquivalent isExcludedFromBackup isExcludedFromBackupKey isExclusiveTouch
    isExecutable isExecutableError isExecutableFile isExecutableKey isExecuting isExpensive
    isExtender isExternal isFailure isFault isFileError isFileURL isFinished isFinite
    isFirstResponder isFlipped isFloatingPanel isFocused isForFoodEnergyUse isForPersonHeightUse
    isForPersonMassUse isFormattingError isFull isFullCompositionExclusion isGraphemeBase
    isGraphemeExtend isHTTPOnly isHexDigit isHidden isHiddenKey isHighlighted isHittable
    isIDContinue isIDSBinaryOperator isIDSTrinaryOperator isIDStart isISOCurrency isISOLanguage
    isISORegion isISOScript isIdentical isIdeographic isIdleTimerDisabled isIndefinite
    isIndeterminate isInfinite isInserted isInterruptible isInverted isIsolatingCurrentContext
    isItemExpanded isJoinControl isKeyWindow isKind isKnownASCII isKnownNFC
    isLayoutMarginsRelativeArrangement isLeadSurrogate isLeap isLeapMonth isLenient isLess
    isLessThanOrEqualTo isLetter isLoaded isLoading isLogicalOrderException isLowercase
    isMainExecutor isMainThread isMath isMathSymbol isMember isMiniaturized isModalInPresentation
    isMomentary isMountTrigger isMountTriggerKey isMovableByWindowBackground isMovingFromParent
    isMovingToParent isMultiThreaded isMultipath isMultiple isMultipleTouchEnabled isMuted isNaN
    isNavigationBarHidden isNewline isNoncharacterCodePoint isNormal isNull isNumber isOn isOpaque
    isOperatingSystemAtLeast isPackage isPackageKey isPagingEnabled isPaired isParameterized
    isPartialStringValidationEnabled isPassing isPatternSyntax isPatternWhitespace isPausable
    isPaused isPhonetic isPlaying isPrefetchingEnabled isPresented isPrior isPropertyListError
    isProtectedDataAvailable isProximityMonitoringEnabled isProxy isProxyConnection isPunctuation
    isQuotationMark isRadical isReachable isReadable isReadableFile isReadableKey isReady
    isRecursive isReduceMotionEnabled isReduceTransparencyEnabled isRefreshing
    isRegisteredForRemoteNotifications isRegularFile isRegularFileKey isReleasedWhenClosed
    isRemovedOnCompletion isRepeatedDay isRequired isReusedConnection isReversed isRunning
    isSameExclusiveExecutionContext isScrollEnabled isSearching isSecure isSecureTextEntry
    isSelectable isSelected isSentenceTerminal isSessionOnly isSignMinus isSignaling isSignalingNaN
    isSigned isSoftDotted isStandalone isStoredInMemoryOnly isStrictSubset isStrictSuperset
    isSubclass isSubnormal isSubset isSuite isSuperset isSupported isSurrogate isSuspended isSymbol
    isSymbolicLink isSymbolicLinkKey isSystemImmutable isSystemImmutableKey isTerminalPunctuation
    isToolbarHidden isTotallyOrdered isTouchInside isTracking isTrailSurrogate isTranslucent
    isUbiquitousFileError isUbiquitousItem isUbiquitousItemKey isUnifiedIdeograph isUniqueReference
    isUpdated isUppercase isUserActivityError isUserImmutable isUserImmutableKey
    isUserInteractionEnabled isValid isValidAuthenticationCode isValidDate isValidJSONObject
    isValidSignature isValidationError isVariationSelector isViewLoaded isVisible isVoiceOverRunning
    isVolume isVolumeKey isWatchAppInstalled isWhitespace isWholeNumber isWritable isWritableFile
    isWritableKey isXIDContinue isXIDStart isXPCConnectionError isZero isZoomed isZooming islamic
    islamicCivil islamicTabular islamicUmmAlQura isleOfMan iso2022JP iso8601 iso8601Components
    iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents iso8601WithTimeZone isoCode
    isoCountryCode isoCountryCodes isoCurrencies isoCurrencyCodes isoLanguageCodes isoLatin1
    isoLatin2 isoRegionCodes isoRegions israel italian italic italicSystemFont italy item
    itemIdentifier itemIdentifiers itemProvider itemProviders itemReplacementDirectory itemSize
    jamaica japan japanese japaneseEUC jersey joined jordan joule joules jpegData jsonObject
    julianModified justified kanaVoicing kannada kashmiri katakana kazakh kazakhstan kb keepCurrent
    keepNew kelvin kenya kerning key keyCommands keyDecodingStrategy keyDown keyEncodingStrategy
    keyEnumerator keyEquivalent keyEquivalentModifierMask keyNotFound keyPath
    keyPathsForValuesAffectingValue keyTimes keyUp keyValueValidation keyWindow keyboard
    keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardAppearance
    keyboardDidHideNotification keyboardDidShowNotification keyboardDismissMode
    keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardLayoutGuide keyboardShortcut
    keyboardType keyboardWillChangeFrameNotification keyboardWillHideNotification
    keyboardWillShowNotification keyframeAnimator keys keysOfEntries keysOfUnsetValuesKey
    keysSortedByValue khmer kibibits kibibytes kiloampereHours kiloamperes kilobits kilobytes
    kilocalorie kilocalories kilogram kilograms kilohertz kilojoule kilojoules kiloliters kilometer
    kilometers kilometersPerHour kiloohms kilopascals kilovolts kilowattHours kilowatts kind
    kiribati knots knownIssueNotRecorded knownTimeZoneIdentifiers knownTimeZoneNames konkani korean
    kosovo kurdish kurdishSorani kuwait kyrgyz kyrgyzstan label labelColor labelColorKey
    labelFontSize labelNumber labelNumberKey labelStyle labelsHidden language languageCode
    languageComponents languageIdentifier lao laos large largeContentTitle largeTitle
    largeTitleDisplayMode largeTitleTextAttributes largestUndimmedDetentIdentifier last
    lastBaselineAnchor lastEqual lastIndex lastObject lastPathComponent lastRange lastTextBaseline
    laterDate latin latinAmerica latinToArabic latinToCyrillic latinToGreen latinToHangul
    latinToHebrew latinToHiragana latinToKatakana latinToThai latitude latvia latvian launch
    launchApplication launchArguments launchEnvironment launchPath launchedProcess layer layerClass
    layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView
    layoutDirection layoutFittingCompressedSize layoutFittingExpandedSize layoutFrame layoutGuides
    layoutIfNeeded layoutManager layoutMargins layoutMarginsDidChange layoutMarginsGuide
    layoutPriority layoutSublayers layoutSubviews layoutValue lazy leadSurrogate leading
    leadingAnchor leadingSwipeActionsConfigurationProvider leadingZeroBitCount leastFiniteMagnitude
    leastNonzeroMagnitude leastNormalMagnitude leave lebanon left leftAnchor leftBarButtonItem
    leftBarButtonItems leftItemsSupplementBackButton leftToRight leftView leftViewMode
    legibilityWeight length lengthOfBytes lenient lesotho lessThan lessThanOrEqual lessThanOrEqualTo
    lessThanOrEqualToConstant lessThanSymbolInAttributeError letter letterNumber letters level
    levelsOfUndo lexical lexicographicallyPrecedes lhs liberia libraryDirectory libya liechtenstein
    lifetime light lightGray lightText lightyears like limitDate line lineBreakMode lineCap
    lineCapStyle lineDashPattern lineDashPhase lineDirection lineFragmentPadding lineHeight
    lineHeightMultiple lineJoin lineJoinStyle lineLayoutDirection lineLength64Characters
    lineLength76Characters lineLimit lineNumber lineRange lineSeparator lineSpacing lineWidth linear
    link linkCount linkCountKey linkItem linkTextAttributes list listItem listItemTint
    listRowBackground listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    listSectionSeparator listSectionSpacing listStyle listType literal literalNotFinishedError
    literalNotStartedError liters litersPer100Kilometers lithuania lithuanian littleEndian load
    loadAndReturnError loadDataRepresentation loadFileRepresentation loadFileURL loadHTMLString
    loadInPlaceFileRepresentation loadItem loadNibNamed loadObject loadPersistentStores loadTracks
    loadTransferable loadUnaligned loadValuesAsynchronously loadView loadViewIfNeeded local
    localAddress localCache localDomainMask localIdentifier localName localPort locale
    localeIdentifier locality localizations localized localizedAdditionalDescription
    localizedCapitalized localizedCaseInsensitiveCompare localizedCaseInsensitiveContains
    localizedCompare localizedCurrency localizedDecimal localizedDescription localizedDouble
    localizedDoublePercentage localizedFailureReason localizedFallbackTitle localizedGMT
    localizedInfoDictionary localizedInteger localizedIntegerCurrency localizedIntegerPercentage
    localizedLabel localizedLabelKey localizedLowercase localizedName localizedNameKey
    localizedRecoveryOptions localizedRecoverySuggestion localizedScanner localizedStandardCompare
    localizedStandardContains localizedStandardRange localizedString localizedStringWithFormat
    localizedTypeDescription localizedTypeDescriptionKey localizedUppercase localizesFormat location
    locationInWindow locationManager locationManagerDidChangeAuthorization locationServicesEnabled
    locations lock lockForConfiguration logicalAnd logicalOr logicalXor logicallyComplete long
    longCharacterIsMember longEraSymbols longLongValue longestEffectiveRangeNotRequired longitude
    lossOfPrecision low lowHalf lowPriority lower lowerBound lowercaseLetter lowercaseLetters
    lowercaseMapping lowercased ltRequiredError ltSlashRequiredError luminanceToAlpha lux luxembourg
    m11 m12 m21 m22 macOSRoman macao macedonian madagascar magenta magnification magnificationFilter
    magnitude mailComposeController main mainContext mainDocumentURL mainMenu mainMixerNode
    mainThread mainWindow maithili majorVersion makeAsyncIterator makeBody makeBuffer makeCache
    makeCharacterIterator makeCommandBuffer makeCommandQueue makeComputePipelineState
    makeConnectable makeContiguousUTF8 makeCoordinator makeDefaultLibrary makeFirstResponder
    makeFunction makeImage makeInvocationEncoder makeIterator makeKey makeKeyAndOrderFront
    makeKeyAndVisible makeLibrary makeMain makeNSView makeNSViewController makeReadSource
    makeRenderCommandEncoder makeRenderPipelineState makeSignalSource makeSignpostID makeStream
    makeTexture makeTimerSource makeTouchBar makeUIView makeUIViewController
    makeUnicodeScalarIterator makeUserDataAddSource makeUserDataOrSource makeUserDataReplaceSource
    makeView makeWriteSource malawi malay malayalam malaysia maldives mali malta maltese
    managedObjectClassName managedObjectContext managedObjectModel mandarinToLatin
    mandatoryExtensionMissing manipuri map mapError mapType mapValues mapView
    mapViewDidFinishLoadingMap mappedIfSafe marathi markdownName markedTextRange marshallIslands
    martinique masculine mask maskView maskedCorners masksToBounds mass matchFirst matchLast
    matchNextTime matchNextTimePreservingSmallerUnits matchPreviousTimePreservingSmallerUnits
    matchStrictly matchedGeometryEffect matchedTransitionSource matches matching matchingPolicy
    matchingSemantics mathSymbol mauritania mauritius max maxConcurrentOperationCount maxSize maxX
    maxXEdge maxY maxYEdge maximalIdentifier maximum maximumAge maximumDate maximumFractionDigits
    maximumIntegerDigits maximumLength maximumLengthOfBytes maximumLineHeight maximumMagnitude
    maximumMessageSize maximumNumberOfTouches maximumRange maximumSignificantDigits
    maximumTrackTintColor maximumUnitCount maximumValue maximumZoomScale mayotte mb measure
    measureInterval measureMetrics measurement measurementSystem measurementSystems mebibits
    mebibytes mediaType medium megaampereHours megaamperes megabits megabytes megahertz megaliters
    megameters megaohms megapascals megavolts megawatts meiteiMayek member memory memoryCapacity
    menu menuActionTriggered menuIndicator menuItems menuNeedsUpdate menuOrder menuStyle merge
    mergeAttributes mergeByPropertyObjectTrump mergeByPropertyStoreTrump mergeChanges mergePolicy
    merging mergingAttributes message messageComposeViewController messageText messageTooBig
    messages metadata metadataObjectTypes metadataOutput meter meters metersPerSecond
    metersPerSecondSquared metric metricCups metricTons mexico microampereHours microamperes
    micrograms microhertz micrometers micronesia microohms microseconds microvolts microwatts midX
    midY middleName middleOfSentence migratePersistentStore mile miles milesPerGallon milesPerHour
    milesPerImperialGallon milliampereHours milliamperes millibars milligrams milligramsPerDeciliter
    millihertz milliliters millimeter millimeters millimetersOfMercury millimolesPerLiter milliohms
    milliseconds millisecondsSince1970 millivolts milliwatts mimeType min minSize minX minXEdge minY
    minYEdge miniaturize minimalIdentifier minimum minimumDate minimumDaysInFirstWeek
    minimumFractionDigits minimumIntegerDigits minimumInteritemSpacing minimumLength
    minimumLineHeight minimumLineSpacing minimumMagnitude minimumNumberOfTouches
    minimumPressDuration minimumRange minimumResolution minimumScaleFactor minimumSignificantDigits
    minimumTolerance minimumTrackTintColor minimumValue minimumZoomScale minorVersion mint minus
    minusSet minusSign minute minuteInterval minuteSecond minutely minutes
    misplacedCDATAEndStringError misplacedXMLDeclarationError missingActorSystemUserInfo
    missingGenericSubstitutions miterLimit mixedContentDeclNotFinishedError
    mixedContentDeclNotStartedError mixedDeclaration modalPresentationCapturesStatusBarAppearance
    modalPresentationStyle modalTransitionStyle model modelContainer modelContext modelExecutor
    modelLayer modificationDate modifier modifierFlags modifierLetter modifierSymbol
    modifyRecordsCompletionBlock moduleName moldova monaco monday mongolia mongolian monochrome
    monospaced monospacedDigit monospacedDigitSystemFont monospacedSystemFont montenegro month
    monthSymbols monthly months montserrat morocco morphology motionEffects mountedVolumeURLs
    mouseDown mouseDragged mouseEntered mouseExited mouseLocation mouseMoved mouseUp move moveAssign
    moveDisabled moveElement moveInitialize moveInitializeMemory moveItem moveObjects moveRow
    moveSection moveSubranges moveUpdate moviesDirectory mozambique msgid multicast multicolor
    multilineTextAlignment multiple multipliedFullWidth multipliedReportingOverflow multiplier
    multiply multiplying musicDirectory mutableArrayValue mutableBytes mutableContainers
    mutableContainersAndLeaves mutableCopy mutableLeaves mutableSetValue mutableSpan mutableString
    myanmar māori name nameAlias nameComponents nameKey namePhonePad namePrefix nameRequiredError
    nameSuffix named namedPipe names namespace namespaceDeclarationError namespaces namibia nan
    nanograms nanohertz nanometers nanosecond nanoseconds nanowatts narrow native nativeBounds
    nativeScale natural nauru nauticalMiles navajo navigationBar navigationBarBackButtonHidden
    navigationBarHidden navigationBarItems navigationBarLeading navigationBarTitle
    navigationBarTitleDisplayMode navigationBarTrailing navigationBars navigationController
    navigationDelegate navigationDestination navigationDocument navigationItem navigationLink
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle needsDisplay
    needsDisplayOnBoundsChange needsLayout needsSave needsUpdateConstraints negate negativeFormat
    negativeInfinity negativeInfinitySymbol negativeNormal negativePrefix negativeSubnormal
    negativeSuffix negativeZero negotiatedSSL negotiatedTLSCipherSuite negotiatedTLSProtocolVersion
    nepal nepali nestedContainer nestedUnkeyedContainer nestedWaiter netherlands
    networkConnectionLost networkDomainMask networkLoad networkProtocolName networkServiceType
    networkServiceTypeCallSignaling neuter never newBackgroundContext newCaledonia
    newConnectionHandler newPassword newValue newZealand newline newlineSequence newlines
    newtonsPerMetersSquared next nextDate nextDaylightSavingTimeTransition nextDown nextObject
    nextResponder nextResult nextSibling nextTime nextTimePreservingSmallerComponents
    nextTrackCommand nextUp nextWeekend nextWeekendAfter nextstep nibBundle nibName nibbles
    nicaragua nickname niger nigeria nilSymbol niue nmTokenAttribute nmTokensAttribute
    nmtokenRequiredError noDTDError noError noFileProtection noIntrinsicMetric noNetwork
    noPermissionsToReadFile noQoS noStatusReceived nodeCompactEmptyElement nodeExpandEmptyElement
    nodeIsCDATA nodeLoadExternalEntitiesAlways nodeLoadExternalEntitiesNever
    nodeLoadExternalEntitiesSameOriginOnly nodeNeverEscapeContents nodePreserveAll
    nodePreserveAttributeOrder nodePreserveCDATA nodePreserveCharacterReferences nodePreserveDTD
    nodePreserveEmptyElements nodePreserveEntities nodePreserveNamespaceOrder nodePreservePrefixes
    nodePreserveQuotes nodePreserveWhitespace nodePrettyPrint nodePromoteSignificantWhitespace
    nodeUseDoubleQuotes nodeUseSingleQuotes nodes nonBase nonBaseCharacters
    nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy nonLossyASCII none
    nonspacingMark nonzeroBitCount norfolkIsland normal normalClosure
    normalizeAdjacentTextNodesPreservingCDATA normalized northMacedonia northernMarianaIslands
    norway norwegian norwegianBokmål norwegianNynorsk not notANumber notANumberSymbol notAllowed
    notConnectedToInternet notDirectory notEqualTo notOnQueue notOpen notReordered
    notWellBalancedError notation notationAttribute notationDeclaration notationName
    notationNotFinishedError notationNotStartedError notice notificationCenter notificationName
    notificationOccurred notificationSettings notify noun now nowPlayingInfo nth nukta null
    nullDevice number numberFormat numberFormatter numberOfCaptureGroups numberOfComponents
    numberOfItems numberOfLines numberOfLoops numberOfMatches numberOfPages numberOfRanges
    numberOfRows numberOfSections numberOfSegments numberOfTapsRequired numberOfTouches
    numberOfTouchesRequired numberPad numberPart numberStyle numberSymbol numberingSystem
    numbersAndPunctuation numeral numeric numericType numericValue objCType object objectEnumerator
    objectForKeyedSubscript objectForm objectID objectIsForced objectValue objectWillChange objects
    obscuresBackgroundDuringPresentation observe observeValue observedObject obtainPermanentIDs
    occurrences oddHalf odia offset offsetBy offsetInFile ohms olChiki oldValue oman
    omitPaddingCharacter omitted onAppear onChange onChanged onCommand onContinueUserActivity
    onContinuousHover onCopyCommand onCutCommand onDelete onDeleteCommand onDisappear onDrag onDrop
    onEnded onExitCommand onGeometryChange onHover onInsert onKeyPress onLongPressGesture onMove
    onMoveCommand onName onOpenURL onPasteCommand onPreferenceChange onQueue onQueueAsBarrier
    onReceive onReturn onReturnVoid onScrollGeometryChange onScrollPhaseChange
    onScrollVisibilityChange onSender onSubmit onTapGesture onTermination onThrow onTintColor one
    oneBased oneDigit oneTimeCode oneToTwelve oneToTwentyFour onlyFromMainDocumentDomain op opacity
    opaqueSeparator open openCompleted openInMaps openPunctuation openSessions openSettingsURLString
    openStep openURL openWindow opening operatingSystemVersion operatingSystemVersionString
    operationCount operations optional options or orange order orderBack orderFront
    orderFrontRegardless orderFrontStandardAboutPanel orderOut orderedAscending orderedDescending
    orderedSame ordinal ordinalOfDayInMonth ordinality orientation orientationDidChangeNotification
    oriented origin originURL originalRequest orthogonalScrollingBehavior orthography other
    otherElements otherLetter otherMouseDown otherMouseDragged otherMouseUp otherNumber
    otherPunctuation otherSymbol ounce ounces ouncesTroy outOfMemoryError outlineView output
    outputFormat outputFormatting outputImage outputKeys outputNode overCurrentContext
    overFullScreen overflow overlaps overlay overlayPreferenceValue overlays overlongEncodingByte
    overrideTraitCollection overrideUserInterfaceStyle ownerAccountID ownerAccountName padded
    padding paddingCharacter paddingPosition page pageIndicatorTintColor pageSheet pakistan palau
    palestinianTerritories palette panGestureRecognizer panama papuaNewGuinea paragraph
    paragraphRange paragraphSeparator paragraphSpacing paraguay parameter parameterString parent
    parentDirectory parentDirectoryURLKey parse parseScalar parseStrategy parsecs parsed
    parsedEntityRefAtEOFError parsedEntityRefInEpilogError parsedEntityRefInInternalError
    parsedEntityRefInInternalSubsetError parsedEntityRefInPrologError
    parsedEntityRefMissingSemiError parsedEntityRefNoNameError parser parserDidEndDocument
    parserDidStartDocument parserError partOfSpeech partialCurl particle partition partsPerMillion
    pashto passRetained passUnretained password passwordKey pastEnd patchVersion path pathComponents
    pathExtension pathKey pathUpdateHandler paths pathsMatchingExtensions pattern pause
    pauseAnimation pauseCommand pausesLocationUpdatesAutomatically pausingHandler paymentQueue pb
    pcdataRequiredError pdfData pebibits pebibytes pendingNotificationRequests perMillSymbol percent
    percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath
    percentEncodedQuery percentEncodedQueryItems percentEncodedUser percentSymbol perform
    performAndWait performAsCurrent performBackgroundTask performBatchUpdates performChanges
    performClick performClose performDefaultHandling performDragOperation performFetch
    performKeyEquivalent performRequests performSegue performWithoutAnimation
    performsFirstActionWithFullSwipe peripheral permanent permittedArrowDirections persian
    persistence persistentBackingData persistentDomain persistentModelID persistentStoreCoordinator
    persistentStoreDescriptions persistentStores persistentSystemOverlays personNameComponent peru
    petabits petabytes phaseAnimator philippines phoneNumber phonePad phonetic
    phoneticRepresentation photoLibraryDidChange physicalMemory physicsBody physicsWorld pi picker
    pickerStyle pickerView picograms picometers picoseconds picowatts picturesDirectory pinch
    pinchGestureRecognizer pink pints pitcairnIslands pixelHeight pixelLength pixelWidth place
    placeSubviews placeholder placeholderText plain play playCommand playImmediately
    playgroundDescription plural pluralFew pluralMany pluralTwo plus plusSign pmSymbol pngData
    pointSize pointValue pointee pointer poland policyViolation polish popFirst popLast
    popToRootViewController popToViewController popUp popViewController popover
    popoverPresentationController port portKey portList portugal portuguese position positiveFormat
    positiveInfinity positiveInfinitySymbol positiveNormal positivePrefix positiveSubnormal
    positiveSuffix positiveZero posix posixPermissions possessive possessiveAdjectiveForm
    possessiveForm possible post postalCode pound pounds poundsForcePerSquareInch precision
    precomposedStringWithCanonicalMapping precomposedStringWithCompatibilityMapping
    preconditionIsolated predecessor predefined predefinedEntityDeclaration predefinedNamespace
    predicate predicateForEvents predicateFormat predictedEndLocation predictedEndTranslation
    predictedTouches preference preferencePanesDirectory preferredAction preferredColorScheme
    preferredContentSize preferredContentSizeCategory preferredControlTintColor
    preferredDatePickerStyle preferredFilenameExtension preferredFont preferredFrameRateRange
    preferredFramesPerSecond preferredIOBlockSize preferredIOBlockSizeKey
    preferredInterfaceOrientationForPresentation preferredLanguages preferredLayoutAttributesFitting
    preferredLocales preferredLocalizations preferredMIMEType preferredMaxLayoutWidth preferredName
    preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredSymbolConfiguration
    preferredTimescale preferredTransition prefersEphemeralWebBrowserSession prefersGrabberVisible
    prefersHomeIndicatorAutoHidden prefersLargeTitles prefersScrollingExpandsWhenScrolledToEdge
    prefersStatusBarHidden prefetchDataSource prefix prefixMatch preflight prematureDocumentEndError
    prepare prepareForDeletion prepareForDragOperation prepareForInterfaceBuilder prepareForReuse
    prepareToPlay prepareToRecord preparingForDisplay preparingThumbnail prepend preposition present
    presentAsModalWindow presentAsSheet presentCodeRedemptionSheet presentError presentation
    presentationAnchor presentationBackground presentationBackgroundInteraction
    presentationContentInteraction presentationContextProvider presentationController
    presentationControllerDidDismiss presentationControllerShouldDismiss
    presentationControllerWillDismiss presentationCornerRadius presentationDetents
    presentationDragIndicator presentationMode presentationTransitionDidEnd
    presentationTransitionWillBegin presentedViewController presentingViewController
    preservesSuperviewLayoutMargins press pressesBegan pressesEnded prettyPrinted previewContext
    previewDevice previewDisplayName previewInterfaceOrientation previewLayout previews previous
    previousFailureCount previousLocation previousSibling previousTimePreservingSmallerComponents
    previousTrackCommand priceLocale primary primaryAction primaryActionTriggered primitiveValue
    principal principalClass print printerDescriptionDirectory priority privacySensitive
    privateCloudDatabase privateFrameworksPath privateFrameworksURL privateUse processIdentifier
    processInfo processName processPendingChanges processingInstruction
    processingInstructionNotFinishedError processingInstructionNotStartedError processorCount
    produceFileReferenceURLs producesRelativePathURLs productID productIdentifier productsRequest
    progress progressTintColor progressViewStyle projectedValue projectionEffect pronoun properties
    propertiesByName propertiesToFetch propertiesToGroupBy propertiesToUpdate property propertyList
    propertyListReadCorrupt propertyListReadStream propertyListReadUnknownVersion
    propertyListWriteInvalid propertyListWriteStream proposedCredential protectionKey
    protectionSpace protocol protocolClasses protocolError protocolFamily provideScope proxyType
    publicCloudDatabase publicID publicIdentifierRequiredError publicKey publisher puertoRico
    punctuation punctuationCharacters punjabi purchase purple push pushViewController qatar qos
    qosClass qualityOfService quarantineProperties quarantinePropertiesKey quarter quarterSymbols
    quarts quaternary quaternaryLabel quaternarySystemFill query queryItems queuePriority quietNaN
    quotationBeginDelimiter quotationBeginDelimiterKey quotationEndDelimiter
    quotationEndDelimiterKey quote quotientAndRemainder radians radix raiseException raising random
    randomElement range rangeOfCharacter rangeOfComposedCharacterSequence
    rangeOfComposedCharacterSequences rangeOfFirstMatch rangeOfFragment rangeOfHost rangeOfPassword
    rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser rangeValue rangeView ranges
    rasterizationScale rate rawRepresentation rawValue read readCompletionNotification readData
    readDataToEndOfFile readInBackgroundAndNotify readRSSI readToEnd
    readToEndOfFileInBackgroundAndNotify readValue readabilityHandler readableContentGuide reading
    realm receive receivePort receivedApplicationContext receivesCredentialSecurely receiving
    recognitionLevel recognized reconfigureItems reconfigureRows record recordArgument
    recordChangeTag recordErrorType recordFailure recordGenericSubstitution recordID recordName
    recordReturnType recordType recoveryAttempter recoveryOptions recoverySuggestion rectForRow
    rectValue recurrences red redacted redirectCount redirectToNonExistentLocation redo
    redoActionName redraw reduce referenceCount referrerURL reflexiveForm refresh refreshAllObjects
    refreshControl refreshable regex region regionCode regionThatFits regions register registerClass
    registerDataRepresentation registerFileRepresentation registerForPreviewing
    registerForRemoteNotifications registerForTraitChanges registerObject registerUndo
    registeredModel registeredObject registeredObjects registeredTypeIdentifiers registrationDomain
    regular regularExpression regularExpressionCheckingResult regularMaterial rejectProtectionSpace
    rejectProtectionSpaceAndContinue relatedGregorian relatedGregorianYear
    relationshipKeyPathsForPrefetching relationshipsByName relative relativePath relativePriority
    relativeString relaxed release releasing reload reloadAllComponents reloadAllTimelines
    reloadComponent reloadData reloadFromOrigin reloadIgnoringCacheData
    reloadIgnoringLocalAndRemoteCacheData reloadIgnoringLocalCacheData reloadInputViews reloadItems
    reloadRevalidatingCacheData reloadRows reloadSections reloadTimelines reluctant remainder
    remainderReportingOverflow remembersLastFocusedIndexPath remoteAddress remoteCall remoteCallVoid
    remoteObjectInterface remoteObjectProxy remoteObjectProxyWithErrorHandler remotePort removals
    remove removeAll removeAllActions removeAllAnimations removeAllBehaviors
    removeAllCachedResourceValues removeAllCachedResponses removeAllChildren
    removeAllDeliveredNotifications removeAllIndexes removeAllObjects
    removeAllPendingNotificationRequests removeAllSegments removeAnimation removeAnnotation
    removeAnnotations removeArrangedSubview removeAttribute removeBehavior removeCachedResourceValue
    removeCachedResponse removeCachedResponses removeCharacters removeChild removeConstraint
    removeConstraints removeCookies removeDeliveredNotifications removeDependency removeDuplicates
    removeFirst removeFromParent removeFromSuperlayer removeFromSuperview removeGestureRecognizer
    removeInput removeInteraction removeItem removeLast removeLastObject removeLayoutGuide
    removeNamespace removeObject removeObjects removeObserver removeOutput removeOverlay
    removeOverlays removePendingNotificationRequests removePersistentDomain removeProperty
    removeScriptMessageHandler removeSegment removeSubrange removeSubranges removeSuite removeTap
    removeTarget removeTestObserver removeTimeObserver removeValue removeVolatileDomain
    removingLastIndex removingPercentEncoding removingSubranges rename renameAction render
    renderingMode repeatCount repeatDuration repeatForever repeatedTimePolicy repeatedValue
    repetitionBehavior replace replaceAttributes replaceBytes replaceCharacters replaceChild
    replaceCurrentItem replaceDisabled replaceEmpty replaceError replaceItem replaceItemAt
    replaceMatches replaceNil replaceObject replaceObjects replaceOccurrences replaceSublayer
    replaceSubrange replacement replacementIndex replacementObject replacementString replacing
    replacingAttributes replacingCharacters replacingOccurrences reportCompletion reportProgress
    republicOfChina request requestAccess requestAlwaysAuthorization requestAuthorization
    requestBodyStreamExhausted requestCachePolicy requestEndDate requestFullAccessToEvents
    requestGeometryUpdate requestHeaderFields requestImage requestImageData requestIsCacheEquivalent
    requestLocation requestRecordPermission requestReview requestSceneSessionActivation
    requestSceneSessionDestruction requestSceneSessionRefresh requestStartDate
    requestTrackingAuthorization requestWhenInUseAuthorization requestedScopes require required
    requiredEnd requiredKeys requiredUserInfoKeys requiresConstraintBasedLayout
    requiresExternalPower requiresNetworkConnectivity requiresSecureCoding reserveCapacity
    reservedSpaceLength reset resetBytes resetStandardUserDefaults resetSystemTimeZone resignCurrent
    resignFirstResponder resignID resignKey resizable resizableImage resolve resolveNamespace
    resolvePrefix resolveSymlinksInPath resolvedColor resolvingSymlinksInPath resourceFetchType
    resourcePath resourceSpecifier resourceURL resourceUnavailable resourceValues responds response
    responseEndDate responseStartDate restorationIdentifier restoreCompletedTransactions
    restoreGState restoresFocusAfterTransition result resultType resume resumingHandler retain
    retrievePeripherals retry returnCacheDataDontLoad returnCacheDataElseLoad returnKeyType
    returnsObjectsAsFaults reuseIdentifier reverse reverseGeocodeLocation reverseObjectEnumerator
    reversed reversedSortDescriptor revoke revolutions rhs right rightAnchor rightBarButtonItem
    rightBarButtonItems rightMouseDown rightMouseDragged rightMouseUp rightToLeft rightView
    rightViewMode rohingya rollback romania romanian root rootDocument rootElement rootType rootView
    rootViewController rotate rotated rotation rotation3DEffect rotationEffect round rounded
    rounding roundingBehavior roundingIncrement roundingMode roundingRule rowHeight run
    runBoundaries runDetached runModal runSynchronously running runningApplications
    runningPropertyAnimator runs russia russian rwanda réunion safariViewControllerDidFinish
    safeAreaInset safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide safeAreaPadding
    saintBarthélemy saintHelena saintKittsNevis saintLucia saintMartin saintPierreMiquelon
    saintVincentGrenadines same sameOriginOnly samePosition samoa samoan sanMarino sanskrit santali
    saturation saturday saudiArabia save saveGState scalarCount scalarValue scale scaleAspectFill
    scaleAspectFit scaleBy scaleEffect scaleToFill scaleX scaledBy scaledFont scaledToFill
    scaledToFit scaledValue scan scanCharacter scanCharacters scanCharactersFromSet scanDecimal
    scanDouble scanFloat scanForPeripherals scanHexDouble scanHexFloat scanHexInt32 scanHexInt64
    scanInt scanInt32 scanInt64 scanLocation scanString scanUInt64 scanUnsignedLongLong scanUpTo
    scanUpToCharacters scanUpToCharactersFromSet scanUpToString scandinavianMiles scene
    sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground scenePadding scenePhase
    sceneWillEnterForeground sceneWillResignActive schedule scheduleBuffer scheduleFile
    scheduleOneshot scheduleRepeating scheduledTimer schemas scheme scientific scopeButtonTitles
    scopeProvider screen screenshot script scriptCode scrollBounceBehavior scrollClipDisabled
    scrollContentBackground scrollDirection scrollDisabled scrollDismissesKeyboard
    scrollEdgeAppearance scrollIndicatorInsets scrollIndicators scrollPosition scrollRectToVisible
    scrollTargetBehavior scrollTargetLayout scrollTo scrollToItem scrollToRow scrollTransition
    scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
    scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
    scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillEndDragging
    scrollViews scrollWheel scrollsToTop searchBackwards searchBar searchBarCancelButtonClicked
    searchBarSearchButtonClicked searchBarTextDidBeginEditing searchBarTextDidEndEditing
    searchCompletion searchController searchFields searchResultsController searchResultsUpdater
    searchRules searchScopes searchSuggestions searchTextField searchable second secondAttribute
    secondFraction secondItem secondary secondaryGroupingSize secondaryLabel secondaryLabelColor
    secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground seconds
    secondsFromGMT secondsSince1970 sectionFooterHeight sectionForSectionIndexTitle
    sectionHeaderHeight sectionHeaderTopPadding sectionIdentifiers sectionIndexColor
    sectionIndexTitles sectionInset sectionInsetReference sectionNameKeyPath sections secure
    secureConnectionEndDate secureConnectionFailed secureConnectionStartDate secureTextFields seek
    seekToEnd seekToEndOfFile segmented selectAll selectAnnotation selectFile selectItem selectRow
    selectText selected selectedAnnotations selectedBackgroundView selectedColumn
    selectedContentBackgroundColor selectedDetentIdentifier selectedIndex selectedRange selectedRow
    selectedRowIndexes selectedScopeButtonIndex selectedSegmentIndex selectedTextRange
    selectedViewController selectionChanged selectionStyle self selfSizingInvalidation
    semanticContentAttribute semibold send sendAction sendActions sendMessage sendMessageData
    sendPing sendPort sendSubviewToBack sender senegal sensoryFeedback separator separatorColor
    separatorInset separatorRequiredError separatorStyle sequence sequenced sequentiallyConsistent
    serbia serbian serialized serif serverCertificateHasBadDate serverCertificateHasUnknownRoot
    serverCertificateNotYetValid serverCertificateUntrusted serverPush
    serviceExtensionTimeWillExpire session sessionDescription sessionDidBecomeInactive
    sessionDidDeactivate sessionPreset sessionReachabilityDidChange set setActionName
    setActivationPolicy setActive setAffineTransform setAllowsAntialiasing setAlpha
    setAlternateIconName setAnimationDuration setAnimationTimingFunction setAnimationsEnabled
    setArray setAttributedString setAttributedTitle setAttributes setAttributesWith
    setBackgroundImage setBadgeCount setBlendMode setCamera setCancelHandler setCategory setCenter
    setChildren setClass setClassName setCollectionViewLayout setCompletionBlock
    setContentCompressionResistancePriority setContentHuggingPriority setContentOffset
    setContentSize setCookie setCookies setCustomPronoun setCustomSpacing setData setDate
    setDefaultCredential setDelegate setDictionary setDisableActions setEditing setErrorAndReturn
    setEventHandler setFailureType setFill setFillColor setFragmentTexture setFrame
    setFrameAutosaveName setFrameOrigin setFrameSize setHidesBackButton setImage setInterval
    setLeftBarButton setLeftBarButtonItems setLimit setLineCap setLineDash setLineJoin setLineWidth
    setLocalizedDateFormatFromTemplate setMessageBody setMetadataObjectsDelegate
    setMinimumBackgroundFetchInterval setNavigationBarHidden setNeedsDisplay setNeedsFocusUpdate
    setNeedsLayout setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration
    setNeedsUpdateConstraints setNeedsUpdateOfHomeIndicatorAutoHidden setNilValueForKey
    setNotificationCategories setNotifyValue setObject setOn setOverrideTraitCollection
    setPersistentDomain setPositions setPreferredSampleRate setPrimitiveValue setProgress
    setProperty setQueryGenerationFrom setRegion setRegistrationHandler setResourceValue
    setResourceValues setRightBarButton setRightBarButtonItems setRootElement
    setSampleBufferDelegate setSet setShadow setShouldAntialias setSpecific setString setStringValue
    setStroke setStrokeColor setSubject setTabBarHidden setTarget setTaskCompleted
    setTemporaryResourceValue setThumbImage setTitle setTitleColor setTitleTextAttributes
    setToRecipients setToolbarHidden setToolbarItems setTranslation setUbiquitous setUp
    setUpWithError setUserInfoObject setUserInfoValueProvider setValue setValuesForKeys
    setVertexBuffer setViewControllers setVisibleMapRect setVolatileDomain setZoomScale
    settingAttributes settlingDuration severity seychelles shadow shadowColor shadowImage
    shadowOffset shadowOpacity shadowPath shadowRadius share shared sharedCloudDatabase
    sharedContainerIdentifier sharedCookieStorage sharedFrameworksPath sharedFrameworksURL
    sharedKeySet sharedPublicDirectory sharedSecretFromKeyAgreement sharedSupportPath
    sharedSupportURL sharedUnownedExecutor sheet sheetPresentationController sheets shift
    shiftIndexesStarting shiftJIS short shortDaylightSaving shortGeneric shortMonthSymbols
    shortQuarterSymbols shortStandaloneMonthSymbols shortStandaloneQuarterSymbols
    shortStandaloneWeekdaySymbols shortStandard shortTons shortWeekdaySymbols shortcutItems
    shortened shouldAutorotate shouldBeRequiredToFail shouldDeleteInaccessibleFaults
    shouldGroupAccessibilityChildren shouldInferMappingModelAutomatically shouldInvalidateLayout
    shouldMigrateStoreAutomatically shouldPerformSegue shouldProcessNamespaces shouldRasterize
    shouldReportNamespacePrefixes shouldRequireFailure shouldResolveExternalEntities
    shouldUseExtendedBackgroundIdleMode show showAnnotations showDetailViewController showWindow
    showsActivityIndicator showsCancelButton showsHorizontalScrollIndicator showsLargeContentViewer
    showsMenuAsPrimaryAction showsSuppressionButton showsUserLocation showsVerticalScrollIndicator
    shuffle shuffled sidebar sierraLeone sign signal signalingNaN signature significand
    significandBitCount significandBitPattern significandWidth significantDigits
    significantTimeChangeNotification signum simple simultaneousGesture sindhi singapore
    singleValueContainer singular sinhala sink sintMaarten size sizeCategory sizeThatFits sizeToFit
    sizeValue skipBack skipCount skipDescendants skipForward skipHiddenVolumes skipsHiddenFiles
    skipsPackageDescendants skipsSubdirectoryDescendants sleep slide sliders slovak slovakia
    slovenia slovenian slugs smallSystemFontSize smallestEncoding smartDashesType smartQuotesType
    smooth snappy snapshot snapshotView socket socketSecurityLevelKey socketType
    socksProxyConfigurationKey solomonIslands somalia some sort sortBy sortDescriptors sortRange
    sorted sortedArray sortedArrayHint sortedCookies sortedKeys sourceLocation sourceRect sourceView
    southAfrica southGeorgiaSouthSandwichIslands southKorea southSudan space spaceRequiredError
    spaceSeparator spacing spacingMark spain span spanish spawn spawnUnlessCancelled speak
    specificName speechAdjustedPitch speechAlwaysIncludesPunctuation speechSpellsOutCharacters speed
    spellCheckingType spellOut spelledOutValue spelling spellsOutZero split splitViewController
    spring squareCentimeters squareFeet squareInches squareKilometers squareMegameters squareMeters
    squareMicrometers squareMiles squareMillimeters squareNanometers squareRoot squareYards sriLanka
    ssLv2 ssLv3 stable stack stackSize stages stalenessInterval standalone standaloneMonthSymbols
    standaloneQuarterSymbols standaloneValueError standaloneWeekdaySymbols standard
    standardAppearance standardError standardErrorContent standardInput standardOutput
    standardOutputContent standardize standardized standardizedFileURL standardizingPath start
    startAccelerometerUpdates startAccessingSecurityScopedResource startAnimating startAnimation
    startDate startDeviceMotionUpdates startDownloadingUbiquitousItem startGyroUpdates startIndex
    startLoading startLocation startMeasuring startMonitoring
    startMonitoringSignificantLocationChanges startMonitoringVisits startOfDay startOfLine
    startOfSubject startPoint startRangingBeacons startRecording startRunning startUpdatingHeading
    startUpdatingLocation starts state stateUpdateHandler staticTexts status statusBar
    statusBarFrame statusBarHidden statusBarManager statusBarOrientation statusCode statusItem
    stepValue stiffness stone stones stop stopAccessingSecurityScopedResource stopAnimating
    stopAnimation stopDate stopDeviceMotionUpdates stopLoading stopMeasuring stopMonitoring
    stopRecording stopRunning stopScan stopSpeaking stopUpdatingHeading stopUpdatingLocation
    storagePolicy store storeBytes storeCachedResponse storeIfNil storyboard stream streamError
    streamStatus stretchableImage strict strictInterval stride strikethrough string stringArray
    stringByReplacingMatches stringComparator stringEncoding stringNotClosedError
    stringNotStartedError stringRepresentation stringValue strings stringsByAppendingPaths
    stripCombiningMarks stripDiacritics stroke strokeBorder strokeColor strokeEllipse strokeEnd
    strokePath strokeStart strokedPath struct style styleMask subRegions subThoroughfare subarray
    subcontinent subdata subdivision subheadline subject subjectForm subjectType sublayerTransform
    sublayers submitLabel submitScope subpaths subpathsOfDirectory subpredicates subquery subranges
    subscribe subscriptionStatus substring substringNotRequired subtract subtracting
    subtractingReportingOverflow subviews success successor suffix suggestedFilename
    suggestedInvocationPhrase suggestedName sum sunday superDecoder superEncoder superclass
    superclassMirror superlayer superview supplementaryView supplementaryViewProvider
    supportedFamilies supportedInterfaceOrientations supportsAlternateIcons supportsSecureCoding
    suppressed suppressionButton suriname surrogate surrogateCodePointByte suspend suspended
    suspending svalbardJanMayen swahili swapAt sweden swedish swipeActions swipeDown swipeLeft
    swipeRight swipeUp switchToLatest switches switzerland symbol symbolConfiguration symbolEffect
    symbolRenderingMode symbolSize symbolVariant symbolicLink symbols symmetricDifference sync
    synchronizable synchronize synchronizeFile synchronousRemoteObjectProxyWithErrorHandler syriac
    system systemBackground systemBlue systemBrown systemCyan systemDomainMask systemEpoch
    systemFileNumber systemFill systemFont systemFontSize systemFreeNodes systemFreeSize systemGray
    systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground
    systemID systemIndigo systemLanguages systemLarge systemLayoutSizeFitting systemMedium
    systemMint systemName systemNodes systemNumber systemOrange systemPink systemPurple systemRed
    systemSize systemSmall systemTeal systemUptime systemVersion systemYellow sãoToméPríncipe tX tY
    tabBar tabBarController tabBarItem tabBars tabItem tabViewStyle tableColumns tableFooterView
    tableHeaderView tableStyle tableView tables tablespoons tag tagNameMismatchError tagNames
    tagNamesKey tagalog tags taiwan tajik tajikistan take takeRetainedValue takeUnretainedValue
    tamil tanzania tap tapCount targetAccessorNotFound targetTimestamp task taskDescription
    taskIdentifier taskInterval tb tcp teal tearDown tearDownWithError teaspoons tebibits tebibytes
    telephoneNumber telugu temporaryDirectory terabits terabytes terahertz terawatts terminate
    terminated terminationHandler terminationReason terminationStatus territory tertiary
    tertiaryLabel tertiaryLabelColor tertiarySystemBackground tertiarySystemFill
    tertiarySystemGroupedBackground test testBundleDidFinish testBundleWillStart testCase
    testCaseCount testCaseDidFinish testCaseWillStart testDescription testDuration testRun
    testRunClass testRuns testSuiteDidFinish testSuiteWillStart tests text textAlignment
    textAttributesForNegativeInfinity textAttributesForNegativeValues textAttributesForNil
    textAttributesForNotANumber textAttributesForPositiveInfinity textAttributesForPositiveValues
    textAttributesForZero textBackgroundColor textCase textChanged textColor textContainer
    textContainerInset textContentType textDidChangeNotification textEncodingName textField
    textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
    textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    textFieldStyle textFields textInputAutocapitalization textInputView textLabel textRange
    textSegmentBoundary textSelection textStorage textView textViewDidBeginEditing textViewDidChange
    textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViews texture
    thaana thai thailand thickMaterial thin thinMaterial thoroughfare thousandSeparator
    threadDictionary threadIdentifier threeDigits throttle throughputKey throw thumbTintColor
    thumbnailDictionaryKey thumbnailKey thursday tibetan time timeControlStatus timeInterval
    timeIntervalBetween1970AndReferenceDate timeIntervalSince timeIntervalSince1970
    timeIntervalSinceNow timeIntervalSinceReferenceDate timeLimit timeLimitExceeded timeOffset
    timeSeparator timeStyle timeZone timeZoneDataVersion timeZoneSeparator timedOut timeout
    timeoutInterval timeoutIntervalForRequest timeoutIntervalForResource timeoutWhileWaiting
    timescale timestamp timingFunction timingFunctions timorLeste tint tintAdjustmentMode tintColor
    tintColorDidChange tinted title title2 title3 titleEdgeInsets titleForSegment titleLabel
    titlePadding titleTextAttributes titleView titleVisibility titlebarAppearsTransparent
    titlecaseLetter titlecaseMapping tlSv1 tls tlsHandshakeFailure toLatin toMemory
    toNearestOrAwayFromZero toNearestOrEven toOpaque toUnicodeName toValue toXMLHex toggle
    toggleFullScreen togglePlayPauseCommand toggleSidebar toggleStyle togo tokelau tolerance tonga
    tongan toolTip toolbar toolbarBackground toolbarColorScheme toolbarItems toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility top topAnchor topBarLeading
    topBarTrailing topCandidates topLeading topToBottom topTrailing topViewController torchMode
    totalCostLimit totalDuration totalFailureCount totalFileAllocatedSize totalFileAllocatedSizeKey
    totalFileSize totalFileSizeKey totalUnitCount touchBar touchCancel touchDown touchDownRepeat
    touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside
    touchesBegan touchesCancelled touchesEnded touchesMoved towardZero trace trackTintColor tracking
    trackingAreas trackingAuthorizationStatus tracks trailSurrogate trailing trailingAnchor
    trailingSwipeActionsConfigurationProvider trailingZeroBitCount traitCollection
    traitCollectionDidChange traits transaction transactionAuthor transactionIdentifier
    transactionMetrics transactionState transcode transcodedLength transferFile
    transferRepresentation transferUserInfo transform transform3D transformAnchorPreference
    transformEffect transformEnvironment transformPreference transformStruct transformingAttributes
    transitInformation transition transitionCoordinator transitionCrossDissolve transitionDuration
    transitionWasCancelled transitioningDelegate translate translateBy translateX translatedBy
    translatesAutoresizingMaskIntoConstraints translation trashDirectory trim trimPrefix
    trimmingCharacters trimmingPrefix trinidadTobago tristanDaCunha true trueBranch truncate
    truncateFile truncatedScalar truncatingRemainder truncationMode try tryAllSatisfy tryCatch
    tryCompactMap tryContains tryDrop tryFilter tryFirst tryLast tryLock tryMap tryMax tryMin
    tryPrefix tryReduce tryRemoveDuplicates tryScan tuesday tunisia tuple turkey turkish turkmen
    turkmenistan turksCaicosIslands tuvalu twelveHour twentyFourHour twoDigitStartDate twoDigits
    twoDigitsNoAMPM twoFingerTap type typeBlockSpecial typeCharacterSpecial
    typeDeserializationFailure typeDirectory typeIdentifier typeIdentifierKey typeMismatch
    typeRegular typeSocket typeSymbolicLink typeText typeUnknown typesettingLanguage
    typingAttributes ubiquitousFileNotUploadedDueToQuota ubiquitousFileUbiquityServerNotAvailable
    ubiquitousFileUnavailable ubiquitousItemContainerDisplayName
    ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequested
    ubiquitousItemDownloadRequestedKey ubiquitousItemDownloadingError
    ubiquitousItemDownloadingErrorKey ubiquitousItemDownloadingStatusKey
    ubiquitousItemHasUnresolvedConflicts ubiquitousItemHasUnresolvedConflictsKey
    ubiquitousItemIsDownloading ubiquitousItemIsDownloadingKey ubiquitousItemIsUploaded
    ubiquitousItemIsUploadedKey ubiquitousItemIsUploading ubiquitousItemIsUploadingKey
    ubiquitousItemUploadingError ubiquitousItemUploadingErrorKey ubiquityIdentityToken udp uganda
    uiDelegate uint16Value uint32Value uint64Value uint8Value uintValue uk ukraine ukrainian ulp
    ulpOfOne ultraLight ultraThickMaterial ultraThinMaterial unarchiveObject
    unarchiveTopLevelObjectWithData unarchivedObject unarchiver unarchiverDidFinish
    unarchiverWillFinish unassigned unavailable unbounded uncached uncaughtSignal uncoded
    unconditional undeclaredEntityError undefinedDeclaration undefinedVariable underestimatedCount
    underflow underline underlying underlyingError underlyingErrors underlyingQueue undo
    undoActionName undoManager unexpectedContinuationByte unexpectedExceptionCount unfinished
    unfinishedTagError unhide unicode unicodeScalar unicodeScalars unicodeScalarsEqual unidentified
    unifiedContact unifiedContacts union unionSet unit unitString unitStringDisplayedAdjacent
    unitStyle unitWidth unitedArabEmirates unitedKingdom unitedStates unitedStatesOutlyingIslands
    unitedStatesVirginIslands units unitsStyle unkeyedContainer unknown unknownEncodingError
    unlimited unload unlock unlockForConfiguration unmap unownedExecutor unownedTaskExecutor
    unparsed unparsedEntityError unredacted unregisterClass unregisterForRemoteNotifications
    unsafeArgv unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped unspecified unsupportedData
    unsupportedURL untilFinished unverified unwind up update updateApplicationContext updateCache
    updateConfiguration updateConstraints updateConstraintsIfNeeded updateLayer updateNSView
    updateNSViewController updateSearchResults updateTrackingAreas updateUIView
    updateUIViewController updateValue updatedObjects updating upload uploadTask upper upperBound
    uppercaseLetter uppercaseLetters uppercaseMapping uppercased uptimeNanoseconds urdu uri
    uriFragmentError uriRepresentation uriRequiredError url urlCache urlCredentialStorage
    urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed urlProtocol
    urlProtocolDidFinishLoading urlQueryAllowed urlSession urlUserAllowed urls uruguay us use useAll
    useBytes useCredential useDefaultKeys useEB useGB useKB useMB useNewRequest usePB
    useProtocolCachePolicy useTB useUnicodeWordBoundaries useUnixLineSeparators useYBOrHigher useZB
    user userActivity userActivityConnectionUnavailable userActivityHandoffFailed
    userActivityHandoffUserInfoTooLarge userActivityRemoteApplicationTimedOut
    userAuthenticationRequired userCancelled userCancelledAuthentication userContentController
    userDirectory userDomainMask userInfo userInfoValueProvider userInitiated userInteractive
    userInterfaceIdiom userInterfaceLayoutDirection userInterfaceStyle userKey userLocation userName
    userNotificationCenter userTrackingMode username usesAlternatingRowBackgroundColors
    usesEvenOddFillRule usesGroupingSeparator usesInterfaceType usesLanguageCorrection
    usesMetricSystem usesSignificantDigits usingNewMetadataOnly utf16 utf16BigEndian
    utf16LittleEndian utf16Offset utf32 utf32BigEndian utf32LittleEndian utf8 utf8CString
    utf8CodeUnitCount utf8Span utf8Start utf8String utility uuid uuidString uyghur uzbek uzbekistan
    valid validate validateForDelete validateForInsert validateForUpdate validateMenuItem
    validateToolbarItem validateUserInterfaceItem value valueAttachmentFailed valueChanged
    valueLengthLimits valueNotFound valueType values vanuatu variable variant variantCode
    vaticanCity velocity venezuela verb verbatim verified version version4 version5
    versionIdentifier versionKey vertical verticalAccuracy verticalScrollIndicatorInsets
    verticalSizeClass verticalWhitespace veryHigh veryLow veryShortMonthSymbols
    veryShortStandaloneMonthSymbols veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols video
    videoGravity vietnam vietnamese view viewContext viewControllers viewDidAppear viewDidDisappear
    viewDidLayoutSubviews viewDidLoad viewForBaselineLayout viewForZooming viewIfLoaded
    viewIsAppearing viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition viewWithTag vikram
    virama visible visibleCells visibleFrame visibleMapRect visibleSupplementaryViews
    visibleViewController visualEffect voIP voice voip volatileDomain volatileDomainNames volts
    volume volumeAvailableCapacity volumeAvailableCapacityKey volumeCreationDate
    volumeCreationDateKey volumeIdentifier volumeIdentifierKey volumeIsAutomounted
    volumeIsAutomountedKey volumeIsBrowsable volumeIsBrowsableKey volumeIsEjectable
    volumeIsEjectableKey volumeIsEncrypted volumeIsEncryptedKey volumeIsInternal volumeIsInternalKey
    volumeIsJournaling volumeIsJournalingKey volumeIsLocal volumeIsLocalKey volumeIsReadOnly
    volumeIsReadOnlyKey volumeIsRemovable volumeIsRemovableKey volumeIsRootFileSystem
    volumeIsRootFileSystemKey volumeLocalizedFormatDescription volumeLocalizedFormatDescriptionKey
    volumeLocalizedName volumeLocalizedNameKey volumeMaximumFileSize volumeMaximumFileSizeKey
    volumeName volumeNameKey volumeResourceCount volumeResourceCountKey
    volumeSupportsAdvisoryFileLocking volumeSupportsAdvisoryFileLockingKey
    volumeSupportsCasePreservedNames volumeSupportsCasePreservedNamesKey
    volumeSupportsCaseSensitiveNames volumeSupportsCaseSensitiveNamesKey volumeSupportsCompression
    volumeSupportsCompressionKey volumeSupportsExclusiveRenamingKey volumeSupportsExtendedSecurity
    volumeSupportsExtendedSecurityKey volumeSupportsFileCloningKey volumeSupportsHardLinks
    volumeSupportsHardLinksKey volumeSupportsJournaling volumeSupportsJournalingKey
    volumeSupportsPersistentIDs volumeSupportsPersistentIDsKey volumeSupportsRenaming
    volumeSupportsRenamingKey volumeSupportsRootDirectoryDates volumeSupportsRootDirectoryDatesKey
    volumeSupportsSparseFiles volumeSupportsSparseFilesKey volumeSupportsSwapRenamingKey
    volumeSupportsSymbolicLinks volumeSupportsSymbolicLinksKey volumeSupportsVolumeSizes
    volumeSupportsVolumeSizesKey volumeSupportsZeroRuns volumeSupportsZeroRunsKey
    volumeTotalCapacity volumeTotalCapacityKey volumeURLForRemounting volumeURLForRemountingKey
    volumeURLKey volumeUUIDString volumeUUIDStringKey w wait waitForAll
    waitForDataInBackgroundAndNotify waitForExistence waitForExpectations waitForNonExistence
    waitUntilAllOperationsAreFinished waitUntilCompleted waitUntilExit waitUntilFinished waiter
    wallClockTime wallisFutuna wantsLayer wantsUpdateLayer warning watts weakCompareExchange
    webSearch webSocketTask webView webViewWebContentProcessDidTerminate webpageURL websiteDataStore
    wednesday week weekOfMonth weekOfYear weekday weekdayOrdinal weekdaySymbols weekdays weekly
    weeks welsh westernSahara wheel whenIdle whenLocal white whitespace whitespaceAndNewline
    whitespaces whitespacesAndNewlines wholeMatch wholeNumberValue wide widgetFamily widgetURL width
    widthAnchor widthInsensitive willAccessValue willChangeValue willEnterForegroundNotification
    willMove willRemoveSubview willResignActiveNotification willSave willSet
    willTerminateNotification willTurnIntoFault window windowBackgroundColor windowController
    windowDidBecomeKey windowDidLoad windowDidResignKey windowDidResize windowLevel windowNumber
    windowScene windowShouldClose windowWillClose windowWillResize windows windowsCP1250
    windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254 windowsLocaleCode with12s
    withAlignmentRectInsets withAlphaComponent withCString withCancellationHandler
    withColonSeparatorInTime withColonSeparatorInTimeZone withConfiguration
    withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withDashSeparatorInDate
    withDay withDecodedUnsafeBufferPointer withDecodedUnsafeBytes withDesign
    withFileSystemRepresentation withFractionalSeconds withFullDate withFullTime withGroup
    withHorizontallyFlippedOrientation withInternetDateTime withLock withLockIfAvailable
    withLockUnchecked withMemoryRebound withMonth withMutableCharacters withMutation
    withRenderingMode withSerialExecutor withSize withSpaceBetweenDateAndTime withSymbolicTraits
    withTime withTimeZone withTintColor withTransparentBounds withUTF8 withUTF8Buffer
    withUnsafeBufferPointer withUnsafeBytes withUnsafeFileSystemRepresentation
    withUnsafeMutableBufferPointer withUnsafeMutableBytes withUnsafeMutablePointerToElements
    withUnsafeMutablePointerToHeader withUnsafeMutablePointers withValue withWeekOfYear withYear
    withoutAnchoringBounds withoutDeletingBackupItem withoutEscapingSlashes withoutOverwriting
    withoutUI word wordBoundary wordBoundaryKind words workItem world wrapComponents wrapped
    wrappedSum wrappedValue wrappingAdd wrappingSubtract write writeJSONObject writeValue
    writeabilityHandler writing writingDirection x xHeight xPath xhtml xml xmlData
    xmlDeclNotFinishedError xmlDeclNotStartedError xmlString xpcConnectionInterrupted
    xpcConnectionInvalid xpcConnectionReplyInvalid y yard yards yb ybOrHigher year yearForWeekOfYear
    yearly yellow yemen yiddish yield yobibits yobibytes yottabits yottabytes z zIndex zPosition
    zRotation zambia zb zebibits zebibytes zero zeroBased zeroByteResource zeroPadsFractionDigits
    zeroSymbol zeroToEleven zeroToTwentyThree zeroValueUnitsDisplay zettabits zettabytes zimbabwe
    zip zoneID zoom zoomScale ålandIslands
    """

  /// 2952 names of types, ordered by their UTF-8 bytes.
  static let typeText: StaticString = """
    ADBannerView AES AMPMStyle ARAnchor ARCamera ARConfiguration ARFaceAnchor ARFrame
    ARHitTestResult ARImageAnchor ARPlaneAnchor ARRaycastQuery ARRaycastResult ARSCNView
    ARSCNViewDelegate ARSession ARSessionDelegate ARView ARWorldTrackingConfiguration
    ASAuthorization ASAuthorizationAppleIDButton ASAuthorizationAppleIDCredential
    ASAuthorizationAppleIDProvider ASAuthorizationController ASAuthorizationControllerDelegate
    ASAuthorizationControllerPresentationContextProviding ASCII ASIdentifierManager
    ASPasswordCredential ASPresentationAnchor ASWebAuthenticationPresentationContextProviding
    ASWebAuthenticationSession ATTrackingManager AVAsset AVAssetExportSession AVAssetImageGenerator
    AVAssetReader AVAssetTrack AVAssetWriter AVAssetWriterInput AVAudioEngine AVAudioFile
    AVAudioFormat AVAudioInputNode AVAudioMixerNode AVAudioNode AVAudioPCMBuffer AVAudioPlayer
    AVAudioPlayerDelegate AVAudioPlayerNode AVAudioRecorder AVAudioRecorderDelegate AVAudioSession
    AVAudioTime AVCaptureConnection AVCaptureDevice AVCaptureDeviceInput AVCaptureInput
    AVCaptureMetadataOutput AVCaptureMetadataOutputObjectsDelegate AVCaptureMovieFileOutput
    AVCaptureOutput AVCapturePhoto AVCapturePhotoCaptureDelegate AVCapturePhotoOutput
    AVCapturePhotoSettings AVCaptureSession AVCaptureVideoDataOutput
    AVCaptureVideoDataOutputSampleBufferDelegate AVCaptureVideoPreviewLayer AVComposition
    AVLayerVideoGravity AVMediaType AVMetadataItem AVMetadataMachineReadableCodeObject
    AVMetadataObject AVMutableComposition AVMutableVideoComposition AVPictureInPictureController
    AVPlayer AVPlayerItem AVPlayerLayer AVPlayerLooper AVPlayerViewController
    AVPlayerViewControllerDelegate AVQueuePlayer AVSpeechSynthesisVoice AVSpeechSynthesizer
    AVSpeechSynthesizerDelegate AVSpeechUtterance AVURLAsset AVVideoComposition AcceptPolicy
    AccessibilityActionKind AccessibilityChildBehavior AccessibilityFocusState AccessibilityTraits
    AccessoryType ActivityAttributes ActivityAuthorizationInfo ActivityConfiguration ActivityContent
    Actor ActorID ActorSystem ActorType AdditiveArithmetic AffineTransform Alert Alignment
    AlignmentID AlignmentKey AlignmentOptions AllCases AllSatisfy AlternateDescriptionAttribute
    AlternationBuilder AncestorRepresentation Anchor AnchorEntity AnchoredRelativeFormatStyle Angle
    AngularGradient Animatable AnimatableData AnimatableModifier AnimatablePair Animation
    AnimationCurve AnimationOptions AnimationTimelineSchedule AnyActor AnyBidirectionalCollection
    AnyCancellable AnyClass AnyCollection AnyGesture AnyHashable AnyIndex AnyIterator AnyKeyPath
    AnyLayout AnyObject AnyPublisher AnyRandomAccessCollection AnyRegexOutput AnySequence AnyShape
    AnyShapeStyle AnySubscriber AnyTransition AnyView App AppEntity AppEnum AppIntent
    AppIntentConfiguration AppIntentTimelineProvider AppShortcut AppShortcutsProvider AppStorage
    AppTransaction AreaMark Arithmetic ArithmeticOperator Array ArrayLiteralConvertible
    ArrayLiteralElement ArraySlice ArrowDirection AssertNoFailure AsyncCompactMapSequence
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence
    AsyncImage AsyncImagePhase AsyncIterator AsyncIteratorProtocol AsyncMapSequence AsyncMessage
    AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable
    AtomicOptionalRepresentation AtomicRepresentable AtomicRepresentation AtomicStoreOrdering
    AtomicUpdateOrdering Attachable AttachableWrapper Attachment Attribute AttributeContainer
    AttributeDynamicLookup AttributeInvalidationCondition AttributeMergePolicy
    AttributeRunBoundaries AttributeScope AttributeScopeCodableConfiguration AttributeScopes
    Attributed AttributedString AttributedStringAttributeMutation AttributedStringKey
    AttributedStringProtocol AttributedStyle AttributedSubstring Attributes AttributesSlice1
    AttributesSlice2 AttributesSlice3 AttributesSlice4 AttributesSlice5 AuthChallengeDisposition
    Autoconnect AutoreleaseFrequency AutoreleasingUnsafeMutablePointer AutoresizingMask Axis
    AxisGridLine AxisMarks AxisTick AxisValueLabel BGAppRefreshTask BGAppRefreshTaskRequest
    BGProcessingTask BGProcessingTaskRequest BGTask BGTaskRequest BGTaskScheduler BackgroundStyle
    BarMark Base64DecodingOptions Base64EncodingOptions BaseMessageIdentifier
    BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint
    BinaryInteger Bindable Binding BitwiseCopyable BlendMode BlockOperation Bool
    BooleanLiteralConvertible BooleanLiteralType BorderedButtonStyle BorderedProminentButtonStyle
    BorderlessButtonStyle Bound Breakpoint BufferingPolicy Bug Builder Bundle Button
    ButtonBorderShape ButtonRole ButtonStyle ButtonStyleConfiguration ButtonType ByteCountAttribute
    ByteCountFormatStyle ByteCountFormatter CAAction CAAnimation CAAnimationDelegate
    CAAnimationGroup CABasicAnimation CADisplayLink CAEmitterCell CAEmitterLayer CAGradientLayer
    CAKeyframeAnimation CALayer CALayerDelegate CAMediaTiming CAMediaTimingFillMode
    CAMediaTimingFunction CAMediaTimingFunctionName CAMetalDrawable CAMetalLayer CAPropertyAnimation
    CAReplicatorLayer CAScrollLayer CAShapeLayer CAShapeLayerLineCap CASpringAnimation CATextLayer
    CATiledLayer CATransaction CATransform3D CATransformLayer CATransition CATransitionType
    CBAttribute CBCentral CBCentralManager CBCentralManagerDelegate CBCharacteristic CBDescriptor
    CBManager CBManagerState CBMutableCharacteristic CBMutableService CBPeripheral
    CBPeripheralDelegate CBPeripheralManager CBPeripheralManagerDelegate CBService CBUUID CBool
    CChar CChar16 CChar32 CChar8 CDouble CFArray CFBoolean CFData CFDate CFDictionary CFError
    CFIndex CFMutableData CFMutableDictionary CFNotificationCenter CFNumber CFRange CFRunLoop
    CFRunLoopSource CFString CFTimeInterval CFTypeID CFTypeRef CFURL CFUUID CFloat CFloat16
    CGAffineTransform CGBitmapContext CGBitmapInfo CGBlendMode CGColor CGColorSpace CGContext
    CGDataConsumer CGDataProvider CGDirectDisplayID CGEvent CGFloat CGFont CGGradient CGImage
    CGImageAlphaInfo CGImageDestination CGImageSource CGInterpolationQuality CGKeyCode CGLayer
    CGLineCap CGLineJoin CGMutablePath CGPDFDocument CGPDFPage CGPath CGPathElement CGPathFillRule
    CGPattern CGPoint CGRect CGRectEdge CGShading CGSize CGVector CGWindowID CIColor CIContext
    CIDetector CIFaceFeature CIFeature CIFilter CIImage CIQRCodeFeature CIVector CInt
    CKAccountStatus CKAsset CKContainer CKDatabase CKDatabaseOperation CKDatabaseSubscription
    CKError CKFetchDatabaseChangesOperation CKFetchRecordZoneChangesOperation
    CKModifyRecordZonesOperation CKModifyRecordsOperation CKNotification CKOperation CKQuery
    CKQueryOperation CKQuerySubscription CKRecord CKRecordValue CKRecordZone CKServerChangeToken
    CKShare CKSubscription CKSyncEngine CLAuthorizationStatus CLBeacon CLBeaconRegion
    CLCircularRegion CLGeocoder CLHeading CLLocation CLLocationAccuracy CLLocationCoordinate2D
    CLLocationDegrees CLLocationDirection CLLocationDistance CLLocationManager
    CLLocationManagerDelegate CLLocationSpeed CLPlacemark CLRegion CLVisit CLong CLongDouble
    CLongLong CMAltimeter CMAttitude CMBlockBuffer CMDeviceMotion CMFormatDescription
    CMMotionActivity CMMotionActivityManager CMMotionManager CMPedometer CMPedometerData
    CMSampleBuffer CMTime CMTimeRange CMTimeScale CMTimeValue CMVideoDimensions CNContact
    CNContactFetchRequest CNContactFormatter CNContactPickerDelegate CNContactPickerViewController
    CNContactStore CNContactViewController CNLabeledValue CNMutableContact CNPhoneNumber
    CNPostalAddress CNSaveRequest CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet
    CShort CSignedChar CTFont CTFontDescriptor CTFrame CTFramesetter CTLine CTRun CUnsignedChar
    CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVImageBuffer CVPixelBuffer
    CVPixelBufferPool CVaListPointer CVarArg CWideChar CXAction CXAnswerCallAction CXCallController
    CXCallObserver CXCallUpdate CXEndCallAction CXProvider CXProviderConfiguration
    CXProviderDelegate CXStartCallAction CXTransaction CachePolicy CachedURLResponse
    CalculationError Calendar Cancellable CancellationError CanonicalCombiningClass Canvas
    CapitalizationContext Capsule Capture Case CaseIterable Catch Category CellRegistration
    CellStyle ChaChaPoly Change Character CharacterClass CharacterIterator CharacterSet
    CharacterView Chart ChartContent ChartProxy CheckedContinuation CheckingType Child Children
    ChoiceOf Circle CircularProgressViewStyle Clock CloseCode CloseFlags ClosedRange
    ClosedRangeIndex CocoaError Codable CodableAttributedStringKey CodableConfiguration
    CodableRepresentation CodableWithConfiguration Code CodeUnit CodingKey CodingKeyRepresentable
    CodingUserInfoKey Collation Collect Collection CollectionContainsCollection CollectionDifference
    CollectionIndexSubscript CollectionOfOne CollectionRangeSubscript Color ColorPicker
    ColorRenderingMode ColorScheme ColorSchemeContrast CombineIdentifier CombineLatest
    CombineLatest3 CombineLatest4 CommandGroup CommandGroupPlacement CommandLine CommandMenu
    Commands CommandsBuilder Comment CommonKeyPathKind CompactDatePickerStyle Comparable
    ComparableComparator Comparator CompareOptions Compared Comparison ComparisonOperator
    ComparisonResult Completion Component Components ComponentsFormatStyle Concatenate
    ConcurrentValue Condition ConditionTrait Conditional ConditionalCast Configuration Confirmation
    Conjunction ConnectablePublisher ContainerRelativeShape ContentInsetAdjustmentBehavior
    ContentKind ContentMode ContentShapeKinds ContentSizeCategory ContentUnavailableView Context
    ContiguousArray ContiguousBytes Continuation ContinuousClock ControlGroup ControlSize
    CoordinateSpace Copyable CountStyle CountableClosedRange CountablePartialRangeFrom
    CountableRange Currency CurrencyFormatStyleConfiguration CurrentValueSubject Curve25519
    CustomAnimation CustomCombineIdentifierConvertible CustomConsumingRegexComponent
    CustomDebugStringConvertible CustomLeafReflectable CustomNSError
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomPronoun CustomReflectable
    CustomStringConvertible CustomTestArgumentEncodable CustomTestStringConvertible CyclicYear
    DTDKind Data DataDecodingStrategy DataEncodingStrategy DataProtocol DataRepresentation Date
    DateComponents DateDecodingStrategy DateEncodingStrategy DateFieldAttribute DateFormatter
    DateInterval DateIntervalFormatter DatePicker DatePickerComponents DatePickerStyle DateSeparator
    DateStyle DateTimeSeparator Day DayOfYear DayPeriod Deallocator Debounce Decimal
    DecimalSeparatorDisplayStrategy Decodable DecodableAttributedStringKey
    DecodableWithConfiguration Decoder DecodingConfiguration DecodingConfigurationProviding
    DecodingError DecodingFailurePolicy DefaultBidirectionalIndices DefaultButtonStyle
    DefaultIndices DefaultListStyle DefaultRandomAccessIndices DefaultStringInterpolation Deferred
    DelayedRequestDisposition Demand DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex
    DictionaryIterator DictionaryKeyDefaultValueSubscript DictionaryKeySubscript DictionaryLiteral
    DictionaryLiteralConvertible Dimension DirectoryEnumerationOptions DirectoryEnumerator
    DirectoryHint DiscardingTaskGroup DisclosureGroup DisclosureGroupStyle
    DiscontiguousAttributedSubstring DiscontiguousSlice DiscreteFormatStyle Disjunction
    DismissAction DismissSearchAction DispatchData DispatchDataIterator DispatchGroup DispatchIO
    DispatchObject DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource
    DispatchSourceHandler DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal
    DispatchSourceTimer DispatchSourceUserDataAdd DispatchSourceUserDataOr
    DispatchSourceUserDataReplace DispatchSourceWrite DispatchSpecificKey DispatchTime
    DispatchTimeInterval DispatchTimeoutResult DispatchWallTime DispatchWorkItem
    DispatchWorkItemFlags DisplayMode DisplayStyle Distance DistributedActor
    DistributedActorCodingError DistributedActorSystem DistributedActorSystemError
    DistributedTargetInvocationDecoder DistributedTargetInvocationEncoder
    DistributedTargetInvocationResultHandler Divider DocumentGroup DomainResolutionProtocol Double
    DragGesture Drop DropDelegate DropFirstSequence DropInfo DropProposal DropWhileSequence Duration
    DurationFieldAttribute DurationProtocol DynamicIsland DynamicIslandExpandedRegion
    DynamicProperty DynamicTypeSize DynamicViewContent EKAlarm EKCalendar EKEvent
    EKEventEditViewController EKEventEditViewDelegate EKEventStore EKRecurrenceRule EKReminder
    EKSource Edge EdgeInsets EditActions EditButton EditMode Element Elements Ellipse
    EllipticalGradient Empty EmptyCollection EmptyCommands EmptyIterator EmptyModifier EmptyView
    Encodable EncodableAttributedStringKey EncodableWithConfiguration EncodedScalar Encoder Encoding
    EncodingConfiguration EncodingConfigurationProviding EncodingConversionOptions EncodingError End
    EnergyFormatter EntityQuery EnumeratedIterator EnumeratedSequence EnumerationOptions Environment
    EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier Equal Equatable
    EquatableView Era Error ErrorCode Escapable Event EventModifiers ExclusiveGesture
    ExecuteDistributedTargetError Executor ExecutorJob ExitStatus ExitTest Expectation
    ExpectationFailedError Exponent ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
    ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    Expression ExpressionEvaluate ExpressionType ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterLiteralType ExtendedGraphemeClusterType ExternalEntityResolvingPolicy
    Fail Failure FeedbackStyle FeedbackType FetchDescriptor FetchRequest FetchedResults Field
    FileAttributeKey FileAttributeType FileDocument FileDocumentConfiguration FileHandle FileManager
    FileManagerDelegate FileOperationKind FileProtectionType FileRepresentation FileSystemEvent
    FillStyle Filter FixedWidthInteger FlatMap FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex FlattenCollection FlattenCollectionIndex FlattenSequence
    Float Float16 Float32 Float64 Float80 FloatDivision FloatLiteralConvertible FloatLiteralType
    FloatingPoint FloatingPointClassification FloatingPointFormatStyle FloatingPointParseStrategy
    FloatingPointRoundingRule FloatingPointSign FocusState FocusedBinding FocusedValue
    FocusedValueKey FocusedValues Font ForEach ForceCast ForcedUnwrap Form FormStyle FormatInput
    FormatOutput FormatString FormatStyle FormatStyleCapitalizationContext Formatter ForwardParser
    FoundationAttributes FractionalPartDisplayStrategy Frequency Future GKAchievement GKComponent
    GKEntity GKGameCenterControllerDelegate GKGameCenterViewController GKLeaderboard GKLocalPlayer
    GKMatch GKPlayer GKScore GKState GKStateMachine Gauge GaugeStyle GeneralCategory GeometryEffect
    GeometryProxy GeometryReader Gesture GestureMask GestureState GlobalActor GlobalQueuePriority
    Gradient GrammaticalGender GrammaticalNumber GraphicalDatePickerStyle GraphicsContext Grid
    GridItem GridRow Group GroupBox GroupBoxStyle GroupedListStyle Grouping HKAnchoredObjectQuery
    HKCategorySample HKCategoryType HKDF HKHealthStore HKObjectType HKObserverQuery HKQuantity
    HKQuantitySample HKQuantityType HKQuery HKSample HKSampleQuery HKSampleType HKStatistics
    HKStatisticsCollectionQuery HKStatisticsQuery HKUnit HKWorkout HKWorkoutBuilder HKWorkoutSession
    HMAC HSplitView HStack HStackLayout HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage
    HTTPURLResponse Handle HandleEvents Handler Hashable Hasher HierarchicalShapeStyle
    HorizontalAlignment HorizontalEdge Host Hour HourCycle HoverEffect ID INExtension INIntent
    INIntentResponse INInteraction INShortcut INVoiceShortcut ISO8601DateFormatter
    ISO8601FormatStyle IconOnlyLabelStyle Identifiable Identifier IdentifierType Image ImagePaint
    ImageRenderer ImageURLAttribute ImmediateScheduler Index IndexDistance IndexPath IndexSet
    Indexable IndexableBase IndexingIterator Indices InflectionRule InlineArray InlinePickerStyle
    Input InputStream Insecure InsetGroupedListStyle InsetListStyle InsettableShape Instant
    InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntDivision IntRemainder IntegerFormatStyle
    IntegerLiteralConvertible IntegerLiteralType IntegerParseStrategy IntentConfiguration
    IntentDescription IntentParameter IntentResult IntentTimelineProvider IntervalFlags
    IntervalFormatStyle InvocationDecoder InvocationEncoder Issue IssueHandlingTrait
    ItemReplacementOptions Iteration Iterator IteratorOverOne IteratorProtocol IteratorSequence
    JSContext JSExport JSONDecoder JSONEncoder JSONSerialization JSValue Job JobPriority
    JoinedIterator JoinedSequence Just Key KeyDecodingStrategy KeyEncodingStrategy KeyEquivalent
    KeyPath KeyPathComparator KeyValuePairs KeyboardDismissMode KeyboardShortcut
    KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
    KeyedEncodingContainerProtocol KeyframeAnimator Keyframes Keys Kind KnownIssueMatcher
    LABiometryType LAContext LAError LAPolicy Label LabelStyle LabelStyleConfiguration
    LabeledContent Language LanguageCode LanguageDirection LanguageIdentifierAttribute
    LaunchOptionsKey Layout LayoutDirection LayoutSubview LayoutSubviews LayoutValueKey
    LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex
    LazyDropWhileIterator LazyDropWhileSequence LazyFilterBidirectionalCollection
    LazyFilterCollection LazyFilterIndex LazyFilterIterator LazyFilterSequence LazyHGrid LazyHStack
    LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
    LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection
    LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection
    LazySequence LazySequenceProtocol LazyVGrid LazyVStack LegibilityWeight LengthFormatter LineMark
    LinearGradient LinearProgressViewStyle Link LinkAttribute List ListFormatStyle ListFormatter
    ListItemTint ListStyle ListType Local LocalTestingActorAddress LocalTestingActorID
    LocalTestingDistributedActorSystem LocalTestingDistributedActorSystemError
    LocalTestingInvocationDecoder LocalTestingInvocationEncoder LocalTestingInvocationResultHandler
    Locale LocalizedError LocalizedStringKey LocalizedStringResource Logger LogicalType
    LongPressGesture Lookahead LosslessStringConvertible MCBrowserViewController
    MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCPeerID MCSession MCSessionDelegate
    MFMailComposeResult MFMailComposeViewController MFMailComposeViewControllerDelegate
    MFMessageComposeViewController MFMessageComposeViewControllerDelegate MKAnnotation
    MKAnnotationView MKCircle MKCircleRenderer MKClusterAnnotation MKCoordinateRegion
    MKCoordinateSpan MKDirections MKLocalSearch MKLocalSearchCompleter MKLocalSearchCompletion
    MKMapCamera MKMapItem MKMapPoint MKMapRect MKMapSnapshotter MKMapType MKMapView
    MKMapViewDelegate MKMarkerAnnotationView MKOverlay MKOverlayRenderer MKPlacemark
    MKPointAnnotation MKPolygon MKPolygonRenderer MKPolyline MKPolylineRenderer MKRoute
    MKTileOverlay MKUserLocation MLFeatureProvider MLFeatureValue MLModel MLModelConfiguration
    MLMultiArray MPMediaItem MPMediaPickerController MPMediaQuery MPMoviePlayerController
    MPMusicPlayerController MPNowPlayingInfoCenter MPRemoteCommand MPRemoteCommandCenter
    MPRemoteCommandEvent MPVolumeView MTKView MTKViewDelegate MTLBuffer MTLCommandBuffer
    MTLCommandEncoder MTLCommandQueue MTLComputeCommandEncoder MTLComputePipelineState MTLDevice
    MTLFunction MTLLibrary MTLPixelFormat MTLRenderCommandEncoder MTLRenderPassDescriptor
    MTLRenderPipelineDescriptor MTLRenderPipelineState MTLSamplerState MTLSize MTLTexture
    MTLTextureDescriptor MTLVertexDescriptor MXDiagnosticPayload MXMetricManager
    MXMetricManagerSubscriber MXMetricPayload MagnificationGesture MagnifyGesture Magnitude
    MainActor MainActorMessage MakeConnectable ManagedBuffer ManagedBufferPointer Map MapAnnotation
    MapError MapMarker MarkdownDecodableAttributedStringKey Marker MaskStorage MassFormatter Match
    MatchedGeometryProperties MatchingFlags MatchingOptions MatchingPolicy Material MeasureInterval
    Measurement MeasurementAttribute MeasurementFormatter MeasurementSystem MemoryLayout Menu
    MenuBarExtra MenuButton MenuPickerStyle MenuStyle Merge Merge3 Merge4 Merge5 Merge6 Merge7
    Merge8 MergeMany Message MessageIdentifier MessageType MigrationStage Minute Mirror MirrorPath
    Mode ModelActor ModelComponent ModelConfiguration ModelContainer ModelContext ModelEntity
    ModifiedContent Modifier Month Morphology MoveCommandDirection Multicast MutabilityOptions
    MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable
    MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan
    MutableSlice MutableSpan Mutex NFCNDEFMessage NFCNDEFReaderSession NFCNDEFReaderSessionDelegate
    NLEmbedding NLLanguageRecognizer NLModel NLTagger NLTokenizer NSAffineTransform
    NSAffineTransformStruct NSAlert NSAnimation NSAnimationContext NSAppearance NSAppleScript
    NSApplication NSApplicationDelegate NSApplicationDelegateAdaptor NSArray NSArrayController
    NSAsynchronousFetchRequest NSAsynchronousFetchResult NSAtomicStore NSAttributeDescription
    NSAttributeType NSAttributedString NSBatchDeleteRequest NSBatchDeleteResult NSBatchInsertRequest
    NSBatchInsertResult NSBatchUpdateRequest NSBatchUpdateResult NSBezierPath
    NSBinarySearchingOptions NSBitmapImageRep NSBox NSBrowser NSButton NSButtonCell NSCache
    NSCacheDelegate NSCalendar NSCell NSCharacterSet NSClassDescription NSClickGestureRecognizer
    NSClipView NSCoder NSCoding NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
    NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment NSCollectionLayoutGroup
    NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection
    NSCollectionLayoutSize NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem
    NSCollectionView NSCollectionViewDataSource NSCollectionViewDelegate NSCollectionViewFlowLayout
    NSCollectionViewItem NSCollectionViewLayout NSColor NSColorPanel NSColorSpace NSColorWell
    NSComboBox NSComparisonPredicate NSCompoundPredicate NSCondition NSConditionLock NSControl
    NSController NSCopying NSCountedSet NSCursor NSCustomTouchBarItem NSData NSDataAsset
    NSDataDetector NSDate NSDateComponents NSDateInterval NSDatePicker NSDecimalNumber
    NSDecimalNumberBehaviors NSDecimalNumberHandler NSDeleteRule NSDictionary
    NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets
    NSDirectionalRectEdge NSDockTile NSDocument NSDocumentController NSDragOperation NSDraggingInfo
    NSDraggingItem NSDraggingSession NSDraggingSource NSEdgeInsets NSEntityDescription
    NSEntityMapping NSEntityMigrationPolicy NSEnumerationOptions NSEnumerator NSError NSErrorDomain
    NSEvent NSExceptionName NSExpression NSExpressionDescription NSExtensionContext NSExtensionItem
    NSExtensionRequestHandling NSFetchIndexDescription NSFetchRequest NSFetchRequestExpression
    NSFetchRequestResult NSFetchedPropertyDescription NSFetchedResultsChangeType
    NSFetchedResultsController NSFetchedResultsControllerDelegate NSFetchedResultsSectionInfo
    NSFileCoordinator NSFilePresenter NSFileVersion NSFont NSFontDescriptor NSFontManager
    NSFontPanel NSGestureRecognizer NSGradient NSGraphicsContext NSGridView NSHapticFeedbackManager
    NSHostingController NSHostingView NSImage NSImageRep NSImageView NSIncrementalStore NSIndexPath
    NSIndexSet NSIndexSetIterator NSItemProvider NSItemProviderReading NSItemProviderWriting
    NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions
    NSKeyedArchiver NSKeyedArchiverDelegate NSKeyedUnarchiver NSKeyedUnarchiverDelegate
    NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutManagerDelegate
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLevelIndicator NSLineBreakMode NSLinguisticTagger
    NSLocale NSLock NSLocking NSMagnificationGestureRecognizer NSManagedObject
    NSManagedObjectContext NSManagedObjectContextConcurrencyType NSManagedObjectID
    NSManagedObjectModel NSMappingModel NSMatrix NSMeasurement NSMenu NSMenuDelegate NSMenuItem
    NSMenuItemValidation NSMergePolicy NSMetadataItem NSMetadataQuery NSMigrationManager
    NSMutableArray NSMutableAttributedString NSMutableCharacterSet NSMutableCopying NSMutableData
    NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableParagraphStyle NSMutableSet
    NSMutableString NSMutableURLRequest NSNib NSNotification NSNull NSNumber NSObject
    NSObjectProtocol NSOpenPanel NSOrderedSet NSOrthography NSOutlineView NSOutlineViewDataSource
    NSOutlineViewDelegate NSPageController NSPanGestureRecognizer NSPanel NSParagraphStyle
    NSPasteboard NSPasteboardItem NSPasteboardWriting NSPathControl NSPersistentCloudKitContainer
    NSPersistentCloudKitContainerOptions NSPersistentContainer NSPersistentHistoryChange
    NSPersistentHistoryChangeRequest NSPersistentHistoryResult NSPersistentHistoryToken
    NSPersistentHistoryTransaction NSPersistentStore NSPersistentStoreAsynchronousResult
    NSPersistentStoreCoordinator NSPersistentStoreDescription NSPersistentStoreRequest
    NSPersistentStoreResult NSPersonNameComponents NSPoint NSPointArray NSPointPointer NSPopUpButton
    NSPopover NSPopoverDelegate NSPredicate NSPrintInfo NSPrintOperation NSProgressIndicator
    NSPropertyDescription NSPropertyMapping NSProxy NSQueryGenerationToken NSRange NSRangePointer
    NSRect NSRectArray NSRectEdge NSRectPointer NSRecursiveLock NSRegularExpression
    NSRelationshipDescription NSResponder NSRunningApplication NSSaveChangesRequest NSSavePanel
    NSScreen NSScrollView NSScroller NSSearchField NSSearchFieldDelegate NSSecureCoding
    NSSecureTextField NSSecureUnarchiveFromDataTransformer NSSegmentedControl NSSet NSShadow
    NSSharingService NSSharingServicePicker NSSize NSSizeArray NSSizePointer NSSlider
    NSSortDescriptor NSSortOptions NSSound NSSplitView NSSplitViewController NSSplitViewDelegate
    NSSplitViewItem NSStackView NSStatusBar NSStatusBarButton NSStatusItem NSStepper NSStoryboard
    NSStoryboardSegue NSString NSStringDrawingContext NSStringDrawingOptions NSSwitch NSTabView
    NSTabViewController NSTabViewItem NSTableCellView NSTableColumn NSTableHeaderView NSTableRowView
    NSTableView NSTableViewDataSource NSTableViewDelegate NSTableViewDiffableDataSource NSText
    NSTextAlignment NSTextAttachment NSTextCheckingKey NSTextCheckingResult NSTextContainer
    NSTextDelegate NSTextField NSTextFieldCell NSTextFieldDelegate NSTextStorage
    NSTextStorageDelegate NSTextTab NSTextView NSTextViewDelegate NSTimeZone
    NSTitlebarAccessoryViewController NSTokenField NSToolbar NSToolbarDelegate NSToolbarItem
    NSTouchBar NSTouchBarItem NSTrackingArea NSTreeController NSTreeNode NSURL NSURLComponents
    NSURLQueryItem NSURLRequest NSUUID NSUbiquitousKeyValueStore NSUnderlineStyle NSUserActivity
    NSUserActivityDelegate NSUserInterfaceItemIdentification NSUserInterfaceItemIdentifier
    NSUserInterfaceValidations NSValue NSView NSViewController NSViewControllerRepresentable
    NSViewRepresentable NSViewRepresentableContext NSVisualEffectView NSWindow NSWindowController
    NSWindowDelegate NSWindowRestoration NSWorkspace NSXPCConnection NSXPCInterface NSXPCListener
    NSXPCListenerDelegate NSZone NWBrowser NWConnection NWEndpoint NWError NWInterface NWListener
    NWParameters NWPath NWPathMonitor NWProtocolTCP Name NameStyle Namespace NativeType
    NavigationBarItem NavigationLink NavigationOrientation NavigationPath NavigationSplitView
    NavigationSplitViewColumn NavigationSplitViewVisibility NavigationStack NavigationView
    NavigationViewStyle Negation NegativeLookahead NetService NetServiceBrowser
    NetServiceBrowserDelegate NetServiceDelegate NetworkServiceType Never NilCoalesce NilLiteral
    NilLiteralConvertible NonConformingFloatDecodingStrategy NonConformingFloatEncodingStrategy
    NotEqual Notation Notification NotificationCenter NotificationCoalescing NotificationQueue
    NumberFormatAttributes NumberFormatStyleConfiguration NumberFormatter NumberPart
    NumberPartAttribute NumberRepresentation NumberingSystem Numeric NumericType
    OSAllocatedUnfairLock OSLog OSLogEntry OSLogStore OSLogType OSSignpostID OSSignposter ObjCBool
    ObjectIdentifier Observable ObservableObject ObservableObjectPublisher ObservationRegistrar
    ObservationToken Observations ObservedObject OffsetShape One OneOrMore OpaquePointer
    OpenURLAction OpenURLOptionsKey OperatingSystemVersion Operation OperationQueue Operator
    OptionSet Optional OptionalFlatMap Optionally Options OutlineGroup Output OutputFormatting
    OutputRawSpan OutputSpan OutputStream P256 P384 P521 PDFAnnotation PDFDocument PDFPage
    PDFSelection PDFView PHAsset PHAssetCollection PHAuthorizationStatus PHCachingImageManager
    PHChange PHFetchOptions PHFetchResult PHImageManager PHImageRequestID PHImageRequestOptions
    PHPhotoLibrary PHPhotoLibraryChangeObserver PHPickerConfiguration PHPickerFilter PHPickerResult
    PHPickerViewController PHPickerViewControllerDelegate PKCanvasView PKCanvasViewDelegate
    PKDrawing PKInkingTool PKPass PKPayment PKPaymentAuthorizationController
    PKPaymentAuthorizationViewController PKPaymentAuthorizationViewControllerDelegate
    PKPaymentRequest PKPaymentSummaryItem PKPaymentToken PKPushCredentials PKPushRegistry
    PKPushRegistryDelegate PKPushType PKToolPicker POSIXError PadPosition PageTabViewStyle
    ParallelizationTrait ParseInput ParseOutput ParseResult ParseStrategy ParseableFormatStyle
    Parser PartOfSpeech PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough
    PartialRangeUpTo PassthroughSubject PasteButton Path Pattern Percent PerformanceMeter
    Persistence PersistentIdentifier PersistentModel PersonNameComponentAttribute
    PersonNameComponents PersonNameComponentsFormatter PhaseAnimator PhotosPicker PhotosPickerItem
    Picker PickerStyle PinnedScrollableViews Pipe PlainButtonStyle PlainListStyle
    PlainTextFieldStyle PlaygroundQuickLook Plottable PlottableValue PointMark Pointee
    PopoverAttachmentAnchor Port PortDelegate PortMessage PostingStyle Precision Predicate
    PredicateBindings PredicateError PredicateExpression PredicateExpressions PredicateRegex
    PreferenceKey PreferredColorSchemeKey PrefixSequence Presentation PresentationDetent
    PresentationMode PreviewContext PreviewDevice PreviewLayout PreviewPlatform PreviewProvider
    PrimitiveButtonStyle PrimitiveButtonStyleConfiguration Print Priority Process ProcessInfo
    Product Progress ProgressKind ProgressReporting ProgressUserInfoKey ProgressView
    ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Properties PropertyKey
    PropertyListDecoder PropertyListEncoder PropertyListFormat PropertyListSerialization
    ProposedViewSize ProxyRepresentation Published Publisher Publishers QLPreviewController
    QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem QLThumbnailGenerator
    QoSClass QualityOfService Quarter Query QueuePriority RadialGradient RandomAccessCollection
    RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range RangeExpression
    RangeExpressionContains RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet
    RangeView Ranges RawExponent RawRepresentable RawSignificand RawSpan RawValue ReadOptions
    ReadingOptions RealityView ReceiveOn ReceivedTransferredFile Record RecoverableError Rectangle
    RectangleMark RecurrenceRule RedactionReasons Reference ReferenceConvertible
    ReferenceFileDocument ReferenceType ReferenceWritableKeyPath RefreshAction Regex RegexComponent
    RegexComponentBuilder RegexOutput RegexRepetitionBehavior RegexSemanticLevel
    RegexWordBoundaryKind Region Regions Relationship RelativeDateTimeFormatter RelativeFormatStyle
    RemoteCallArgument RemoteCallTarget RemoveDuplicates Repeat Repeated RepeatedTimePolicy
    ReplaceEmpty ReplaceError ReplacementIndexAttribute ResourceFetchType ResponseDisposition Result
    ResultHandler Retry ReverseParser ReversedCollection ReversedIndex
    ReversedRandomAccessCollection RotateGesture RotatedShape RotationGesture
    RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RoundingMode RoundingRule
    RowAnimation RuleMark Run RunLoop Runs SCNAction SCNBox SCNCamera SCNGeometry SCNLight
    SCNMaterial SCNMatrix4 SCNNode SCNPhysicsBody SCNPlane SCNScene SCNSceneRenderer
    SCNSceneRendererDelegate SCNSphere SCNText SCNTransaction SCNVector3 SCNVector4 SCNView
    SCNetworkReachability SFSafariViewController SFSafariViewControllerDelegate
    SFSpeechAudioBufferRecognitionRequest SFSpeechRecognitionResult SFSpeechRecognitionTask
    SFSpeechRecognizer SHA256 SHA256Digest SHA384 SHA512 SIMD SIMD16 SIMD16Storage SIMD2
    SIMD2Storage SIMD3 SIMD32 SIMD32Storage SIMD4 SIMD4Storage SIMD64 SIMD64Storage SIMD8
    SIMD8Storage SIMDMask SIMDMaskScalar SIMDScalar SIMDStorage SKAction SKCameraNode SKEmitterNode
    SKLabelNode SKMutablePayment SKNode SKPayment SKPaymentQueue SKPaymentTransaction
    SKPaymentTransactionObserver SKPhysicsBody SKPhysicsContact SKPhysicsContactDelegate
    SKPhysicsWorld SKProduct SKProductsRequest SKProductsRequestDelegate SKProductsResponse
    SKReceiptRefreshRequest SKRequest SKRequestDelegate SKScene SKSceneDelegate SKShapeNode
    SKSpriteNode SKStoreProductViewController SKStoreReviewController SKTexture SKTextureAtlas
    SKTransition SKView SLComposeServiceViewController SafeAreaRegions Scalar ScaledMetric
    ScaledShape Scan Scanner Scene SceneBuilder ScenePhase SceneStorage SceneView Scheduler
    SchedulerTimeIntervalConvertible Schema SchemaMigrationPlan ScopedAttributeContainer Script
    ScrollPosition ScrollView ScrollViewProxy ScrollViewReader SealedBox SearchDirection
    SearchFieldPlacement SearchOptions SearchPathDirectory SearchPathDomainMask SecAccessControl
    SecCertificate SecIdentity SecKey SecPolicy SecTrust Second SecondFraction Section
    SectionedFetchRequest SectorMark SecureField SegmentedPickerStyle SelectionStyle Selector
    Sendable SendableMetatype SensoryFeedback SentTransferredFile SeparatorStyle Sequence
    SequenceAllSatisfy SequenceContains SequenceContainsWhere SequenceGesture SequenceMaximum
    SequenceMinimum SequenceStartsWith SerialExecutor SerializationRequirement Set SetAlgebra
    SetFailureType SetIndex SetIterator Settings Severity Shape ShapeStyle Share SharedSecret
    SidebarListStyle SignDisplayStrategy SignInWithAppleButton SignedInteger SignedNumeric
    SimultaneousGesture SingleAttributeTransformer SingleValueDecodingContainer
    SingleValueEncodingContainer Slice Slider SocketNativeHandle SocketPort SortComparator
    SortDescriptor SortOrder SourceLocation Spacer Span SpatialTapGesture SpriteView
    StackNavigationViewStyle StandaloneMonth StandaloneQuarter StandaloneWeekday StandardComparator
    StandardPredicateExpression State StateObject StaticBigInt StaticConfiguration StaticString
    Status Stepper StoragePolicy Strategy Stream Stream1 Stream2 StreamDelegate
    StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion
    StreamSocketSecurityLevel StreamType Stride StrideThrough StrideThroughIterator StrideTo
    StrideToIterator Strideable String StringContainsRegex StringInterpolation
    StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible
    StringLiteralType StringProtocol StringStyle StringTransform StrokeStyle Style SubSequence
    Subdivision Subject SubmitLabel SubmitTriggers SubscribeOn Subscriber Subscribers Subscription
    Subscriptions Subsequence Substring SuiteTrait SupplementaryRegistration SuspendingClock
    SwitchToLatest SwitchToggleStyle Symbol SymbolAttribute SymmetricKey SystemRandomNumberGenerator
    TabView TabViewStyle Table TableColumn TableColumnBuilder TableColumnContent TableRow
    TableRowBuilder TableRowContent Tag TapGesture Task TaskExecutor TaskGroup TaskLocal
    TaskPriority Template Termination TerminationReason Test TestScopeProvider TestScoping TestTrait
    Text TextAlignment TextEditor TextField TextFieldStyle TextOutputStream TextOutputStreamable
    TextSelectability TextStyle Thread Throttle ThrowingDiscardingTaskGroup ThrowingTaskGroup
    TimeFormatStyle TimeInterval TimeLimitTrait TimeSeparator TimeStyle TimeZone TimeZoneSeparator
    Timeline TimelineEntry TimelineEntryRelevance TimelineProvider TimelineProviderContext
    TimelineReloadPolicy TimelineSchedule TimelineView Timeout Timer TimerFlags Tip TipView Tips
    TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration
    ToolbarContent ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement
    TopLevelDecoder TopLevelEncoder Trait Transaction TransferRepresentation Transferable
    TransformedShape Transition TryCapture TryCatch TryMap TupleView TypeCheck UIAccessibility
    UIAccessibilityContainer UIAccessibilityCustomAction UIAccessibilityElement
    UIAccessibilityTraits UIAction UIActionSheet UIActivity UIActivityIndicatorView
    UIActivityItemProvider UIActivityItemSource UIActivityViewController
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAlertView
    UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
    UIApplicationDelegateAdaptor UIApplicationShortcutItem UIAttachmentBehavior
    UIBackgroundConfiguration UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBarButtonItem
    UIBarButtonItemGroup UIBarItem UIBarMetrics UIBarPosition UIBarPositioning
    UIBarPositioningDelegate UIBarStyle UIBezierPath UIBlurEffect UIButton UICellAccessory
    UICellConfigurationState UICloudSharingController UICollectionLayoutListConfiguration
    UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
    UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
    UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate
    UICollectionViewDropProposal UICollectionViewFlowLayout
    UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UICollectionViewListCell UICollectionViewUpdateItem UICollisionBehavior
    UICollisionBehaviorDelegate UIColor UIColorPickerViewController
    UIColorPickerViewControllerDelegate UICommand UIConfigurationState UIContentConfiguration
    UIContentContainer UIContentSizeCategory UIContentSizeCategoryAdjusting
    UIContentUnavailableConfiguration UIContentView UIContextMenuConfiguration
    UIContextMenuInteraction UIContextMenuInteractionDelegate UIContextualAction UIControl
    UICoordinateSpace UICubicTimingParameters UIDatePicker UIDatePickerStyle UIDevice
    UIDeviceOrientation UIDocument UIDocumentBrowserViewController UIDocumentInteractionController
    UIDocumentInteractionControllerDelegate UIDocumentPickerDelegate UIDocumentPickerViewController
    UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragPreview UIDragSession
    UIDropInteraction UIDropInteractionDelegate UIDropProposal UIDropSession UIDynamicAnimator
    UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIEdgeInsets
    UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFocusEnvironment UIFocusGuide UIFocusItem
    UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics
    UIFontPickerViewController UIGestureRecognizer UIGestureRecognizerDelegate
    UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat
    UIGraphicsPDFRenderer UIGraphicsRenderer UIGravityBehavior UIHostingConfiguration
    UIHostingController UIHoverGestureRecognizer UIImage UIImageAsset UIImageConfiguration
    UIImagePickerController UIImagePickerControllerDelegate UIImageSymbolConfiguration UIImageView
    UIImpactFeedbackGenerator UIInputView UIInputViewAudioFeedback UIInputViewController
    UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask UIInterpolatingMotionEffect
    UIKey UIKeyCommand UIKeyInput UIKeyModifierFlags UIKeyboardAppearance UIKeyboardType UILabel
    UILargeContentViewerInteraction UILargeContentViewerItem UILayoutGuide UILayoutPriority
    UILayoutSupport UILexicon UIListContentConfiguration UIListContentView UILocalNotification
    UILongPressGestureRecognizer UIMenu UIMenuBuilder UIMenuController UIMenuElement UIMenuItem
    UIMotionEffect UIMotionEffectGroup UIMutableUserNotificationAction UINavigationBar
    UINavigationBarAppearance UINavigationBarDelegate UINavigationController
    UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator UIOffset
    UIPageControl UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIPanGestureRecognizer UIPasteConfiguration UIPasteboard UIPercentDrivenInteractiveTransition
    UIPickerView UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer
    UIPointerInteraction UIPointerInteractionDelegate UIPointerStyle UIPopoverArrowDirection
    UIPopoverBackgroundView UIPopoverPresentationController UIPopoverPresentationControllerDelegate
    UIPresentationController UIPress UIPressesEvent UIPreviewAction UIPreviewInteraction
    UIPreviewParameters UIPreviewTarget UIPrintInfo UIPrintInteractionController UIPrintPageRenderer
    UIProgressView UIPushBehavior UIRectCorner UIRectEdge UIReferenceLibraryViewController
    UIRefreshControl UIRegion UIResponder UIResponderStandardEditActions UIReturnKeyType
    UIRotationGestureRecognizer UIScene UISceneConfiguration UISceneDelegate UISceneSession UIScreen
    UIScreenEdgePanGestureRecognizer UIScreenMode UIScrollView UIScrollViewDelegate UISearchBar
    UISearchBarDelegate UISearchController UISearchControllerDelegate UISearchResultsUpdating
    UISearchTextField UISearchToken UISegmentedControl UISelectionFeedbackGenerator
    UISheetPresentationController UISheetPresentationControllerDelegate UISlider UISnapBehavior
    UISplitViewController UISplitViewControllerDelegate UISpringTimingParameters UIStackView
    UIStateRestoring UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard
    UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration
    UISwipeGestureRecognizer UISwitch UITabBar UITabBarAppearance UITabBarController
    UITabBarControllerDelegate UITabBarDelegate UITabBarItem UITableView UITableViewCell
    UITableViewController UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
    UITableViewDiffableDataSource UITableViewDragDelegate UITableViewDropCoordinator
    UITableViewDropDelegate UITableViewFocusUpdateContext UITableViewHeaderFooterView
    UITableViewRowAction UITapGestureRecognizer UITargetedPreview UITextAutocapitalizationType
    UITextAutocorrectionType UITextContentType UITextDragDelegate UITextDropDelegate UITextField
    UITextFieldDelegate UITextGranularity UITextInput UITextInputAssistantItem UITextInputDelegate
    UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer UITextInputTokenizer
    UITextInputTraits UITextItemInteraction UITextPosition UITextRange UITextSelectionRect
    UITextView UITextViewDelegate UITimingCurveProvider UIToolTipInteraction UIToolbar
    UIToolbarAppearance UIToolbarDelegate UITouch UITraitChangeObservable UITraitCollection
    UITraitEnvironment UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIUserNotificationSettings UIVibrancyEffect
    UIVideoEditorController UIView UIViewAnimating UIViewConfigurationState UIViewController
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerPreviewingDelegate
    UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewControllerRestoration
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewPropertyAnimator
    UIViewRepresentable UIViewRepresentableContext UIVisualEffect UIVisualEffectView UIWebView
    UIWindow UIWindowScene UIWindowSceneDelegate UInt UInt128 UInt16 UInt32 UInt64 UInt8
    UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
    UNLocationNotificationTrigger UNMutableNotificationContent UNNotification UNNotificationAction
    UNNotificationAttachment UNNotificationCategory UNNotificationContent
    UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse
    UNNotificationServiceExtension UNNotificationSettings UNNotificationSound UNNotificationTrigger
    UNTextInputNotificationAction UNTimeIntervalNotificationTrigger UNUserNotificationCenter
    UNUserNotificationCenterDelegate URL URLAuthenticationChallenge URLAuthenticationChallengeSender
    URLCache URLComponents URLCredential URLCredentialStorage URLError URLFileResourceType
    URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRelationship URLRequest
    URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration
    URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate
    URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask URLSessionTask
    URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics
    URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask UTF16 UTF16View UTF32
    UTF8 UTF8Span UTF8View UTTagClass UTType UUID UnaryMinus UnboundedRange UnboundedRange_
    UndoManager UnevenRoundedRectangle UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
    UnicodeDecodingResult UnicodeScalar UnicodeScalarIndex UnicodeScalarIterator
    UnicodeScalarLiteralConvertible UnicodeScalarLiteralType UnicodeScalarType UnicodeScalarView
    Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear
    UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
    UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency
    UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPoint
    UnitPower UnitPressure UnitSpeed UnitStyle UnitTemperature UnitVolume UnitWidth Units
    UnitsFormatStyle UnitsStyle UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged
    UnmountOptions UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer
    UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask
    UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer
    UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable
    UnsafeThrowingContinuation UnsignedInteger UserDefaults UserInterfaceSizeClass
    VNBarcodeObservation VNCoreMLModel VNCoreMLRequest VNDetectBarcodesRequest
    VNDetectFaceRectanglesRequest VNFaceObservation VNImageRequestHandler VNObservation
    VNRecognizeTextRequest VNRecognizedText VNRecognizedTextObservation VNRequest
    VNSequenceRequestHandler VSplitView VStack VStackLayout ValidationError Value ValueTransformer
    Values Variable VariableID VariableName Variant VectorArithmetic VerbatimFormatStyle
    VerbatimHour VerificationResult Version VersionedSchema VerticalAlignment VerticalEdge
    VideoPlayer View ViewBuilder ViewDimensions ViewModifier ViewThatFits Visibility Void
    VolumeEnumerationOptions WCSession WCSessionActivationState WCSessionDelegate WKApplication
    WKApplicationDelegate WKBackForwardList WKExtension WKExtensionDelegate WKFrameInfo
    WKHTTPCookieStore WKInterfaceButton WKInterfaceController WKInterfaceDevice WKInterfaceLabel
    WKInterfaceTable WKNavigation WKNavigationAction WKNavigationActionPolicy WKNavigationDelegate
    WKNavigationResponse WKNavigationResponsePolicy WKPreferences WKProcessPool WKScriptMessage
    WKScriptMessageHandler WKUIDelegate WKURLSchemeHandler WKURLSchemeTask WKUserContentController
    WKUserScript WKWebView WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataStore Week
    Weekday Weight WheelDatePickerStyle WheelPickerStyle Widget WidgetBundle WidgetBundleBuilder
    WidgetCenter WidgetConfiguration WidgetFamily Width Window WindowGroup WordPair Words Wrapped
    WritableKeyPath WriteOptions WritingDirection WritingDirectionAttribute WritingOptions
    XCNotificationExpectationHandler XCPredicateExpectationHandler XCTApplicationLaunchMetric
    XCTAttachment XCTCPUMetric XCTClockMetric XCTContext XCTMeasureOptions XCTMemoryMetric XCTMetric
    XCTNSNotificationExpectation XCTNSPredicateExpectation XCTOSSignpostMetric XCTPerformanceMetric
    XCTSkip XCTWaiter XCTWaiterDelegate XCTest XCTestCase XCTestCaseClosure XCTestCaseEntry
    XCTestCaseRun XCTestError XCTestExpectation XCTestObservation XCTestObservationCenter XCTestRun
    XCTestSuite XCTestSuiteRun XCUIApplication XCUICoordinate XCUIDevice XCUIElement
    XCUIElementQuery XCUIScreen XCUIScreenshot XCWaitCompletionHandler XMLDTD XMLDTDNode XMLDocument
    XMLElement XMLNode XMLParser XMLParserDelegate Year YearForWeekOfYear YieldResult ZStack
    ZStackLayout ZeroOrMore ZeroValueUnitsDisplayStrategy Zip Zip2Iterator Zip2Sequence Zip3 Zip4
    os_unfair_lock tls_ciphersuite_t tls_protocol_version_t unichar uuid_string_t uuid_t
    """

  /// 210 names of functions, ordered by their UTF-8 bytes.
  static let functionText: StaticString = """
    NSClassFromString NSContainsRect NSDecimalAdd NSDecimalCompact NSDecimalCompare NSDecimalCopy
    NSDecimalDivide NSDecimalIsNotANumber NSDecimalMultiply NSDecimalMultiplyByPowerOf10
    NSDecimalNormalize NSDecimalPower NSDecimalRound NSDecimalString NSDecimalSubtract NSDivideRect
    NSEdgeInsetsEqual NSEdgeInsetsMake NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes
    NSFullUserName NSGetSizeAndAlignment NSHeight NSHomeDirectory NSHomeDirectoryForUser NSInsetRect
    NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect
    NSIsEmptyRect NSLocalizedString NSLocationInRange NSLog NSLogv NSMakePoint NSMakeRange
    NSMakeRect NSMakeSize NSMaxRange NSMaxX NSMaxY NSMidX NSMidY NSMinX NSMinY NSMouseInRect
    NSOffsetRect NSPageSize NSPointFromCGPoint NSPointFromString NSPointInRect NSPointToCGPoint
    NSRangeFromString NSRectFromCGRect NSRectFromString NSRectToCGRect
    NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize
    NSSearchPathForDirectoriesInDomains NSSizeFromCGSize NSSizeFromString NSSizeToCGSize
    NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect NSStringFromSize
    NSStringToDecimal NSTemporaryDirectory NSUnionRange NSUnionRect NSUserName NSWidth XCTAssert
    XCTAssertEqual XCTAssertEqualWithAccuracy XCTAssertFalse XCTAssertGreaterThan
    XCTAssertGreaterThanOrEqual XCTAssertIdentical XCTAssertLessThan XCTAssertLessThanOrEqual
    XCTAssertNil XCTAssertNoThrow XCTAssertNotEqual XCTAssertNotEqualWithAccuracy
    XCTAssertNotIdentical XCTAssertNotNil XCTAssertThrowsError XCTAssertTrue XCTFail XCTMain
    XCTSkipIf XCTSkipUnless XCTUnwrap abs acos acosh all any asin asinh assert assertionFailure
    async asyncDetached asyncTest atan atan2 atanh atomicMemoryFence
    buildDefaultDistributedRemoteActorExecutor cbrt confirmation copysign cos cosh debugPrint detach
    dispatchMain dispatchPrecondition dump erf erfc exchange exp exp2 expm1 extendLifetime
    extractIsolation fatalError fdim fmax fmin frexp hypot ilogb isKnownUniquelyReferenced j0 j1 jn
    ldexp lgamma log log10 log1p log2 logb max min modf nan nearbyint nextafter numericCast
    pointwiseMax pointwiseMin pow precondition preconditionFailure print readLine remquo
    repeatElement rint scalbn sequence sin sinh stride swap swift_unboxFromSwiftValueWithType tan
    tanh testCase tgamma transcode type unsafeBitCast unsafeDowncast withCheckedContinuation
    withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime withKnownIssue
    withObservationTracking withTaskCancellationHandler withTaskExecutorPreference withTaskGroup
    withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup withThrowingTaskGroup
    withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes
    withUnsafeMutablePointer withUnsafePointer withUnsafeTemporaryAllocation
    withUnsafeThrowingContinuation withVaList withoutActuallyEscaping y0 y1 yn zip
    """

  /// The modules of the toolchain, of which no public name is missing.
  static let moduleText: StaticString = """
    Dispatch Distributed Foundation FoundationEssentials FoundationInternationalization
    FoundationNetworking FoundationXML Observation RegexBuilder Swift Synchronization Testing XCTest
    _Concurrency _StringProcessing
    """
}

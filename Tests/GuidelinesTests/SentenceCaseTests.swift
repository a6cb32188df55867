import Testing

@testable import Guidelines

@Suite struct SentenceCaseTests {
    @Test(
        "C7: small letters at the beginning, title case and capitals are told",
        arguments: [
            "uploading photos", "please wait a moment", "Upload Failed", "Download Completed",
            "Processing Your Payment", "Please Try Again Later", "UPLOADING PHOTOS", "Upload FAILED",
            "Backup. Uploading Photos Again", "Uploading Photos", "Uploading Holiday Picture",
            "Uploading photos And videos", "Payment Received",
            "iCloud Backup Is Running", "Fotos Werden Hochgeladen", "Syncing All Contacts",
            "Sending The Form",
            "Uploading Photos to iCloud", "Connection Lost", "Download Complete",
            "Upload stopped. Please Try Again",
            "Download Failed!", "Backup - Failed Again Today", "Signing In", "Logging In", "Checking Out",
            "Connecting To Server", "Connecting To server", "Updating Software", "Signing in. Signing Out",
            "Setting Up", "Waiting For bank", "Installing Apps", "Restarting System", "Loading Project data",
        ])
    func wrong(label: String) {
        #expect(SentenceCase.problem(with: label) != nil)
    }

    @Test(
        "C7: names, acronyms, quotations and other languages raise no false alarm",
        arguments: [
            "Uploading photos", "Upload failed", "Uploading to Google Drive", "Google Drive", "New York City",
            "Visiting New York City", "iCloud sync", "npm install", "eBay", "macOS Sequoia", "SAP HANA",
            "NASA TV", "Connecting to AT&T", "Playing “Your Song Again”", "Playing \"Your Song Again\"",
            "Opening «Please Please Me»", "Upload failed. Please try again", "Upload: Failed",
            "Fotos werden hochgeladen", "Laden der Daten der Kunden", "wird geladen", "Téléchargement",
            "Загрузка Файлов", "写真をアップロード中", "جارٍ تحميل الصور", "ФОТО", "ΑΝΕΒΑΣΜΑ", "", " ", "…", "60%",
            "3/4",
            "Step 2 of 5", "Restoring your iPhone", "a.b_c", "McDonald’s order", "Downloading iOS 18 update",
            "U2", "İstanbul", "ǅungla", "ﬁnding", "Saved to Photos", "Uploading to New York",
            "Uploading to iCloud", "Syncing with SAP",
            "Syncing Google Photos", "Updating Photos", "Opening Apple Music", "Meeting mit Kunden",
            "Video wird geladen", "Lade Video", "Téléchargement des Photos", "The Beatles", "uPLOADING",
            "Connecting to GitHub", "Opening Photoshop", "Syncing Dropbox", "Installing Ubuntu",
            "Processing PDF", "Loading Netflix", "Signing in to Apple ID", "Connecting to SQL Server",
            "Syncing Software AG", "Opening System Settings", "Installing Game of Thrones",
            "Playing Up", "Downloading To Kill a Mockingbird", "Reading On the Road", "Opening In Design",
            "Checking In-N-Out", "Updating Chrome", "Opening App Store", "Installing Game Center",
            "Logging in to Server Density",
        ])
    func right(label: String) {
        #expect(SentenceCase.problem(with: label) == nil, "\(label)")
    }

    @Test("the words that labels are judged by are in lower case and of letters, four or more")
    func words() {
        for word in SentenceCase.common {
            #expect(word.count >= 4 && word.allSatisfy { $0.isASCII && $0.isLowercase }, "\(word)")
        }
    }
}
